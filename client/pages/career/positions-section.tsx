import { Actions } from '#client/components/action.tsx';
import { Section } from '#client/components/section.tsx';
import { positions } from '#shared/content/career.ts';
import { applyFor, type Job, type JobId, jobs } from '#shared/content/jobs.ts';

export function PositionsSection() {
  return (
    <Section
      id="positions"
      ground="bone"
      heading={positions.heading}
      lead={positions.lead}
      variant="positions"
    >
      <ul className="positions">
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} />
        ))}
      </ul>
    </Section>
  );
}

interface JobRowProps {
  job: Job & { id: JobId };
}

function JobRow({ job }: JobRowProps) {
  return (
    <li id={job.id} className="positions__job">
      <div className="positions__head">
        <h3 className="positions__title">{job.title}</h3>
        <p className="positions__facts">
          {job.department} · {job.location} · {job.type}
        </p>
      </div>
      <Actions ids={[applyFor(job)]} variant="secondary" />
      <p className="positions__description">{job.description}</p>
      <details className="positions__details">
        <summary>
          {positions.requirementsLabel}
          <span className="visually-hidden">: {job.title}</span>
        </summary>
        <ul>
          {job.requirements.map((requirement) => (
            <li key={requirement}>{requirement}</li>
          ))}
        </ul>
      </details>
    </li>
  );
}
