import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { MarginSection } from '../../layout/margin-section.tsx';
import { InformationPage, Prose } from './information-page.tsx';

export default function TermsOfServicePage() {
  return (
    <InformationPage
      title={t`Terms of service`}
      lead={t`What you may expect of Weekwise, and what is expected of you. Between you and whoever runs this installation.`}
    >
      <MarginSection title={t`Your material`}>
        <Prose>
          <p>{t`Files you upload stay yours. You allow them to be stored, read and searched for you, and for nothing else. Upload only what you may use: your course’s handouts, texts you bought or that are free to read, your own notes.`}</p>
        </Prose>
      </MarginSection>
      <MarginSection title={t`What it makes`}>
        <Prose>
          <p>{t`Plans, cards, quizzes, guides and answers are made from your material and name the place they come from. They can still be wrong or miss something. The syllabus and your instructor decide: check a due date before you rely on it, and open the citation before you quote it.`}</p>
          <p>{t`Your school’s rules on aids and on academic honesty apply. Weekwise helps you study; it does not hand in work for you.`}</p>
        </Prose>
      </MarginSection>
      <MarginSection title={t`The wiki`}>
        <Prose>
          <p>
            <Trans>
              When you publish a course you share your arrangement of it under the licence shown on the page. Quotations
              stay within a set length. Do not publish what is confidential, somebody’s personal data, or a text that is
              not yours to share. Anybody may report a page; an admin may hide it, and says why. Published pages are
              found in the <Link to="/wiki">course wiki</Link>.
            </Trans>
          </p>
        </Prose>
      </MarginSection>
      <MarginSection title={t`Fair use`}>
        <Prose>
          <ul>
            <li>{t`One person, one account. Keep your sign-in links to yourself.`}</li>
            <li>{t`No attempts to reach other people’s data, to overload the service, or to get round its limits.`}</li>
            <li>{t`Limits protect everybody: size of files, calls a minute, and what language models may cost a month.`}</li>
          </ul>
        </Prose>
      </MarginSection>
      <MarginSection title={t`Paying`}>
        <Prose>
          <p>
            <Trans>
              Where courses are sold, the price is shown before you pay, you pay once per course, and nothing renews by
              itself. The rules of refunds stand beside the prices and with your purchases on your{' '}
              <Link to="/account">account page</Link>.
            </Trans>
          </p>
        </Prose>
      </MarginSection>
      <MarginSection title={t`Ending it`}>
        <Prose>
          <p>{t`You can leave at any time and take everything with you. Whoever breaks these terms may lose access, after being told why, with time to download their data where that is possible.`}</p>
        </Prose>
      </MarginSection>
      <MarginSection title={t`No warranty`}>
        <Prose>
          <p>{t`The service comes as it is. It is made with care, but nobody promises that it is always reachable or free of mistakes. Rights the law gives you remain untouched.`}</p>
        </Prose>
      </MarginSection>
    </InformationPage>
  );
}
