import { t } from '@lingui/core/macro';
import { MarginSection } from '../../layout/margin-section.tsx';
import { InformationPage, Prose } from './information-page.tsx';

export default function SecurityPage() {
  return (
    <InformationPage
      title={t`Security`}
      lead={t`What stands between your coursework and everybody else, said plainly enough to be checked.`}
    >
      <MarginSection title={t`Signing in`}>
        <Prose>
          <p>{t`There is no password to steal. You sign in with a link by mail or text message that works once, for 15 minutes, or through the sign-in of Google or your university where that is set up. Links are stored as a hash: whoever reads the database can’t use them.`}</p>
          <p>{t`A session lasts 30 days and lives in a cookie that scripts can’t read and other sites can’t use. Your account page lists every browser that is signed in, and ends any of them at once.`}</p>
        </Prose>
      </MarginSection>
      <MarginSection title={t`Who sees what`}>
        <Prose>
          <p>{t`Every request is answered for the person whose session it carries, whatever else it claims. A folder that is not yours does not exist for you: the answer is the same as for a folder that was never made. A test asks for everything with somebody else’s session before each release.`}</p>
          <p>{t`Admins see accounts, courses by name, purchases, how much is used and what it cost. No screen of theirs shows your files, your questions or your answers. What an admin changes stands in a log that nobody can edit.`}</p>
        </Prose>
      </MarginSection>
      <MarginSection title={t`Files`}>
        <Prose>
          <ul>
            <li>{t`A file’s type is told from its content, not its name, before anything reads it.`}</li>
            <li>{t`Documents are read in separate threads with limits of time and memory, and nothing in them is run.`}</li>
            <li>{t`Instructions hidden in a document are treated as text of that document, never as orders.`}</li>
            <li>{t`Passwords of a drive you connect are encrypted (AES-256-GCM) with a key that is not in the database.`}</li>
            <li>{t`What you delete can be restored for 30 days, then it is gone.`}</li>
          </ul>
        </Prose>
      </MarginSection>
      <MarginSection title={t`The open web`}>
        <Prose>
          <p>{t`When you have a text fetched from a link, the server refuses addresses inside private networks, also after redirects, sends no cookies, keeps to limits of size and time, and checks what came. Your browser loads code and pictures from this server alone.`}</p>
        </Prose>
      </MarginSection>
      <MarginSection title={t`Payments`}>
        <Prose>
          <p>{t`Where courses are sold, you pay on the page of the payment provider. Card numbers never reach this server. A course opens when the provider’s signed message says so, not when a browser does.`}</p>
        </Prose>
      </MarginSection>
      <MarginSection title={t`Found a hole?`}>
        <Prose>
          <p>{t`Write to whoever runs this installation, with the steps that show it, and give them time to close it. Please look only at accounts of your own.`}</p>
        </Prose>
      </MarginSection>
    </InformationPage>
  );
}
