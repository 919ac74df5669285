import { type LinkError, readLinkError } from '../lib/link-error.ts';
import { loadingTexts } from '../lib/loading-texts.ts';

/** What the screens of `/`, `/dashboard` and `/syllabus/:folderId` depend on (spec §2 and §4). */
export interface GateInput {
  path: string;
  query: URLSearchParams;
  /** What a sign-in failed with. */
  authError: string | null;
  /** Whether the browser or the server is still being asked who is here. */
  checkingAuth: boolean;
  /** The server could not be asked. */
  unreachable: string | null;
  userId: string | null;
  /** Whether name and address of the student are known. */
  hasUserInfo: boolean;
  startup: 'idle' | 'loading' | 'ready' | 'failed';
  folderIds: readonly string[];
  currentFolderId: string | null;
  /** Still loading counts as paid; no subscription at all blocks the app. */
  subscription: 'loading' | 'active' | 'inactive';
}

export type Screen =
  | ({ kind: 'auth-error' } & LinkError)
  | { kind: 'loading'; text: (typeof loadingTexts)[keyof typeof loadingTexts] }
  | { kind: 'sms-syllabus' }
  | { kind: 'split-screen' }
  | { kind: 'dashboard' }
  | { kind: 'onboarding' }
  | { kind: 'unavailable'; message: string | null }
  | { kind: 'landing' };

const successPaths = ['/onboarding/success', '/subscription-success'];

/** Decides what shows, in the spec's order of priority. Pure: the same input always shows the same screen. */
export function decideScreen(input: GateInput): Screen {
  const { authError: error } = input;
  if (error) return { kind: 'auth-error', ...readLinkError(error) };

  if (input.checkingAuth) return { kind: 'loading', text: loadingTexts.account };
  if (input.startup === 'loading') return { kind: 'loading', text: loadingTexts.workspace };

  if (input.query.get('method') === 'sms' && input.query.get('user_type') === 'existing')
    return { kind: 'sms-syllabus' };

  if (input.unreachable !== null) return { kind: 'unavailable', message: input.unreachable };
  if (input.userId === null) return { kind: 'landing' };
  if (input.startup === 'failed') return { kind: 'unavailable', message: null };

  const returnsFromPayment = input.query.has('session_id');
  const folderExists = input.currentFolderId !== null && input.folderIds.includes(input.currentFolderId);
  const showsApp =
    input.hasUserInfo &&
    input.startup === 'ready' &&
    input.folderIds.length > 0 &&
    (folderExists || returnsFromPayment) &&
    input.subscription !== 'inactive' &&
    !successPaths.includes(input.path);
  const inverted = input.path === '/inverted';
  if (showsApp) return { kind: inverted || input.path.startsWith('/syllabus/') ? 'split-screen' : 'dashboard' };

  const isLoaded = input.startup === 'ready' && input.subscription !== 'loading';
  const needsOnboarding = input.folderIds.length === 0 || input.subscription === 'inactive';
  if (needsOnboarding && isLoaded && !returnsFromPayment) return { kind: 'onboarding' };

  // Folders without a valid current one, or an answer that is still on its way.
  return {
    kind: 'loading',
    text: inverted && input.startup === 'ready' ? loadingTexts.inverted : loadingTexts.workspace,
  };
}
