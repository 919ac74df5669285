import { Link } from 'react-router';
import { MarginSection } from '../../components/margin-section.tsx';
import { InformationPage, Passage } from './information-page.tsx';

export default function PrivacyPolicyPage() {
  return (
    <InformationPage
      title="Privacy policy"
      lead="What is kept about you, what for, who else sees it, and how you take it all away again."
    >
      <MarginSection title="What is kept">
        <Passage>
          <ul>
            <li>
              <strong>Your account:</strong> e-mail address or phone number, the name you gave, the browsers you are
              signed in with and when each was last used.
            </li>
            <li>
              <strong>Your courses:</strong> the files you uploaded and the text read from them, the plan, your
              corrections, notes and ticks.
            </li>
            <li>
              <strong>Your work:</strong> questions and answers of the chat, activities and how you answered them, when
              a card is due again, study guides and what you changed in them.
            </li>
            <li>
              <strong>What it cost:</strong> for each call of a language model the tokens, the price and the time, not
              the words. Purchases, if you made any: plan, amount and date, no card number.
            </li>
          </ul>
          <p>Nothing here is used for advertising, sold, or given to train anybody’s model.</p>
        </Passage>
      </MarginSection>
      <MarginSection title="Who else sees it">
        <Passage>
          <p>
            Nobody, unless whoever runs this installation has connected a service. Each one gets only what its task
            needs:
          </p>
          <ul>
            <li>
              <strong>A language model:</strong> your question or the passages a guide, quiz or answer is made of.
              Answers say who made them: “Offline engine” means nothing left this server.
            </li>
            <li>
              <strong>Catalogues of books and articles:</strong> title and author of a reading you search for. Nothing
              about you.
            </li>
            <li>
              <strong>Mail, text message and sign-in services:</strong> your address, and the link you asked for.
            </li>
            <li>
              <strong>The payment provider:</strong> what you buy, and what you type on its page.
            </li>
            <li>
              <strong>A drive of your own:</strong> the files of the courses you keep there.
            </li>
          </ul>
        </Passage>
      </MarginSection>
      <MarginSection title="What you publish">
        <Passage>
          <p>
            A course is public only after you published it in the <Link to="/wiki">course wiki</Link>, and you see
            before what will be shown. Files, names and addresses of students are never part of it. You can take the
            page back at any time; it is gone at once.
          </p>
        </Passage>
      </MarginSection>
      <MarginSection title="In your browser">
        <Passage>
          <p>
            One cookie keeps you signed in. The browser’s own storage remembers your theme, the open course, widths of
            panes and the last plan and chat you saw, so that they are there at once. Signing out removes what is about
            you. There is no tracking and nothing from other sites.
          </p>
        </Passage>
      </MarginSection>
      <MarginSection title="For how long">
        <Passage>
          <p>
            As long as you keep your account. Deleted files and courses can be restored for 30 days and are then erased.
            When you delete the account, files, plans, chats, activities and purchases are erased with it. What remains
            are counts of model calls without your name, and the log of what admins changed, which names nobody. Whoever
            took a payment, Stripe and your bank, keeps its own record of it, as the law asks.
          </p>
        </Passage>
      </MarginSection>
      <MarginSection title="Your rights">
        <Passage>
          <p>
            On your <Link to="/account">account page</Link> you can download everything as one ZIP, correct it, end any
            session, stop any kind of suggestion, and delete the account. For anything else, write to whoever runs this
            installation: they are responsible for what is kept here.
          </p>
        </Passage>
      </MarginSection>
    </InformationPage>
  );
}
