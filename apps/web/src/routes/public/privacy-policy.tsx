import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { MarginSection } from '../../layout/margin-section.tsx';
import { InformationPage, Prose } from './information-page.tsx';

export default function PrivacyPolicyPage() {
  return (
    <InformationPage
      title={t`Privacy policy`}
      lead={t`What is kept about you, what for, who else sees it, and how you take it all away again.`}
    >
      <MarginSection title={t`What is kept`}>
        <Prose>
          <ul>
            <li>
              <Trans>
                <strong>Your account:</strong> e-mail address or phone number, the name you gave, and for each browser
                you are signed in with its kind, the network address it had then, and since when.
              </Trans>
            </li>
            <li>
              <Trans>
                <strong>Your courses:</strong> the files you uploaded and the text read from them, the plan, your
                corrections, notes and ticks.
              </Trans>
            </li>
            <li>
              <Trans>
                <strong>Your work:</strong> questions and answers of the chat, activities and how you answered them,
                when a card is due again, study guides and what you changed in them.
              </Trans>
            </li>
            <li>
              <Trans>
                <strong>What it cost:</strong> for each call of a language model the tokens, the price and the time, not
                the words. Purchases, if you made any: plan, amount and date, no card number.
              </Trans>
            </li>
          </ul>
          <p>{t`Nothing here is used for advertising, sold, or given to train anybody’s model.`}</p>
        </Prose>
      </MarginSection>
      <MarginSection title={t`Who else sees it`}>
        <Prose>
          <p>{t`Nobody, unless whoever runs this installation has connected a service. Each one gets only what its task needs:`}</p>
          <ul>
            <li>
              <Trans>
                <strong>A language model:</strong> your question or the passages a guide, quiz or answer is made of. The
                foot of the chat says who answers: “Offline engine” means nothing left this server.
              </Trans>
            </li>
            <li>
              <Trans>
                <strong>Catalogues of books and articles:</strong> title and author of a reading you search for. Nothing
                about you.
              </Trans>
            </li>
            <li>
              <Trans>
                <strong>A model for searching by meaning:</strong> the text of your files, in passages, and your
                questions, each to be turned into numbers.
              </Trans>
            </li>
            <li>
              <Trans>
                <strong>Mail, text message and sign-in services:</strong> your address, and the link you asked for. No
                other message is ever sent.
              </Trans>
            </li>
            <li>
              <Trans>
                <strong>The payment provider:</strong> your e-mail address, what you buy, and what you type on its page.
              </Trans>
            </li>
            <li>
              <Trans>
                <strong>A drive of your own:</strong> the files of the courses you keep there.
              </Trans>
            </li>
            <li>
              <Trans>
                <strong>A site you have a text fetched from:</strong> that this server asks for it, not who you are.
              </Trans>
            </li>
          </ul>
        </Prose>
      </MarginSection>
      <MarginSection title={t`What you publish`}>
        <Prose>
          <p>
            <Trans>
              A course is public only after you published it in the <Link to="/wiki">course wiki</Link>, and you see
              before what will be shown. Files, names and addresses of students are never part of it. You can take the
              page back at any time; it is gone at once. Courses that others made from it before stay theirs.
            </Trans>
          </p>
          <p>{t`Views of a page are counted, once a day and visitor. What tells visitors apart is erased when the next day is counted.`}</p>
        </Prose>
      </MarginSection>
      <MarginSection title={t`In your browser`}>
        <Prose>
          <p>{t`One cookie keeps you signed in for 30 days. The demo has one of its own, for a day, and a sign-in at another site one for the ten minutes that it may take. The browser’s own storage remembers your name and address, your list of courses, the last plans, files and chats you saw, so that they are there at once, and your theme and widths of panes. Signing out removes all that is about you. There is no tracking and nothing from other sites.`}</p>
        </Prose>
      </MarginSection>
      <MarginSection title={t`For how long`}>
        <Prose>
          <p>{t`As long as you keep your account. Deleted files and courses can be restored for 30 days; then they are erased, and so is what you deleted of a conversation. The server’s log of requests holds which address was called, when, and how it went: no words of yours and not where you called from. When you delete the account, files, plans, chats, activities and purchases are erased with it. What remains are counts of model calls without your name, and the log of what admins changed, which names nobody. Whoever took a payment, Stripe and your bank, keeps its own record of it, as the law asks.`}</p>
        </Prose>
      </MarginSection>
      <MarginSection title={t`Your rights`}>
        <Prose>
          <p>
            <Trans>
              On your <Link to="/account">account page</Link> you can download everything as one ZIP, correct it, end
              any session, stop any kind of suggestion, and delete the account. For anything else, write to whoever runs
              this installation: they are responsible for what is kept here.
            </Trans>
          </p>
        </Prose>
      </MarginSection>
    </InformationPage>
  );
}
