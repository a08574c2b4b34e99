import '#client/common-chunk.ts';
import { Coin } from '#client/coin/coin.tsx';
import { contactForm, contactIntro } from '#shared/content/contact.ts';
import { ContactForm } from './contact-form';
import { OfficialChannelsSection } from './official-channels-section';

export function ContactPage() {
  return (
    <>
      <div className="contact">
        <section className="contact__intro" data-ground="ink" aria-labelledby="page-title">
          <div className="contact__copy">
            <h1 id="page-title" tabIndex={-1}>
              {contactIntro.heading}
            </h1>
            <p className="lead">{contactIntro.lead}</p>
          </div>
          <Coin size="contact" />
        </section>
        <section
          id="message"
          className="contact__message"
          data-ground="bone"
          aria-labelledby="message-heading"
        >
          <h2 id="message-heading" className="contact__heading" tabIndex={-1}>
            {contactForm.heading}
          </h2>
          <ContactForm />
        </section>
      </div>
      <OfficialChannelsSection />
    </>
  );
}
