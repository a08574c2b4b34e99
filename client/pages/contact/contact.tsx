import '#client/common-chunk.ts';
import { Coin } from '#client/coin/coin.tsx';
import { loadingOf, preloadFirstView } from '#client/components/first-view.ts';
import { ServedSection } from '#client/components/section.tsx';
import { contactIntro } from '#shared/content/contact.ts';
import { ChannelCheck } from './channels/channel-check';
import { ContactForm } from './form/contact-form';
import { Postmark } from './stamp/postmark';

export function ContactPage() {
  preloadFirstView('/images/stamp.svg');
  preloadFirstView('/images/ink-edge.svg');
  return (
    <>
      <div className="postcard-scene" data-ground="ink">
        <div className="postcard container" data-ground="bone-deep">
          <section className="postcard__face" aria-labelledby="page-title">
            <h1 id="page-title" tabIndex={-1}>
              {contactIntro.heading}
            </h1>
            <p className="lead">{contactIntro.lead}</p>
            <div className="stamp screen-only">
              <div className="stamp__ring">
                <img
                  src="/images/stamp-ring.svg"
                  alt=""
                  width={216}
                  height={216}
                  {...loadingOf(true)}
                />
              </div>
              <Coin size="contact" />
              <Postmark />
            </div>
          </section>
          <section id="message" className="postcard__message" aria-labelledby="message-heading">
            <ContactForm />
          </section>
        </div>
      </div>
      <ChannelCheck />
      <ServedSection id="official-channels" ground="bone" variant="official-channels" />
    </>
  );
}
