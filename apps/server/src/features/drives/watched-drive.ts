import { type Drive, DriveError } from '../../adapters/drive/drive.port.ts';

/** Told of every call how it ended: null where the drive did what it was asked. */
type Seen = (error: DriveError | null) => Promise<void>;

/** The same drive; its errors say which connection they are about. */
export function watchedDrive(drive: Drive, connectionId: string, seen: Seen): Drive {
  async function failed(error: unknown): Promise<unknown> {
    if (!(error instanceof DriveError)) return error;
    await seen(error);
    const { code, message, retryAfter } = error;
    return new DriveError(code, message, { cause: error, retryAfter, connectionId });
  }
  const watched =
    <Args extends unknown[], Answer>(call: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      try {
        const answer = await call.apply(drive, args);
        await seen(null);
        return answer;
      } catch (error) {
        throw await failed(error);
      }
    };
  return {
    openFolder: watched(drive.openFolder),
    write: watched(drive.write),
    read: watched(drive.read),
    stat: watched(drive.stat),
    remove: watched(drive.remove),
    restore: watched(drive.restore),
    erase: watched(drive.erase),
    purge: watched(drive.purge),
    check: () => drive.check(),
    async *list(folder) {
      try {
        yield* drive.list(folder);
        await seen(null);
      } catch (error) {
        throw await failed(error);
      }
    },
  };
}
