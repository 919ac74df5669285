import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  checkDrive,
  connectWebDav,
  type DriveConnection,
  disconnectDrive,
  listDrives,
  reauthorizeWebDav,
} from '@weekwise/contracts/drives.ts';
import { call } from '../../lib/api/call.ts';
import { isApiError } from '../../lib/api/errors.ts';
import { freshFor } from '../../lib/query-client.ts';

/** A drive of the student's own. */
export interface ConnectedDrive {
  connectionId: string;
  kind: DriveConnection['kind'];
  label: string;
  /** Where it answers; null where the kind has one address for everybody. */
  address: string | null;
  /** Who the student is there. */
  account: string | null;
  status: DriveConnection['status'];
  courseCount: number;
}

export interface ConnectedDrives {
  /** What can be connected here. */
  kinds: ConnectedDrive['kind'][];
  drives: ConnectedDrive[];
}

const driveFromWire = (wire: DriveConnection): ConnectedDrive => ({
  connectionId: wire.connection_id,
  kind: wire.kind,
  label: wire.label,
  address: wire.address,
  account: wire.account,
  status: wire.status,
  courseCount: wire.folder_count,
});

export const drivesQuery = queryOptions({
  queryKey: ['drives'],
  /** null where the server asks to wait and nothing is known: a screen that can do without drives goes on (spec §8). */
  queryFn: async ({ signal, client, queryKey }): Promise<ConnectedDrives | null> => {
    try {
      const { kinds, connections } = await call(listDrives, { signal });
      return { kinds, drives: connections.map(driveFromWire) };
    } catch (error) {
      if (!isApiError(error, 'rate_limited')) throw error;
      return client.getQueryData<ConnectedDrives | null>(queryKey) ?? null;
    }
  },
  staleTime: freshFor.default,
});

export interface WebDavSignIn {
  address: string;
  account: string;
  password: string;
  label: string;
}

/** Puts what a drive is now into the list, and has the list asked for again. */
function useDriveChange<Input>(change: (input: Input) => Promise<{ connection: DriveConnection | null }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    // The server would try the password a second time; some drives lock an account for that.
    retry: false,
    onSuccess: ({ connection }) => {
      if (!connection) return;
      const drive = driveFromWire(connection);
      client.setQueryData(drivesQuery.queryKey, (known) => {
        if (!known) return known;
        const isKnown = known.drives.some(({ connectionId }) => connectionId === drive.connectionId);
        const drives = isKnown
          ? known.drives.map((other) => (other.connectionId === drive.connectionId ? drive : other))
          : [...known.drives, drive];
        return { ...known, drives };
      });
    },
    onSettled: () => client.invalidateQueries({ queryKey: drivesQuery.queryKey }),
  });
}

export const useConnectWebDav = () =>
  useDriveChange(({ label, ...signIn }: WebDavSignIn) =>
    call(connectWebDav, { body: { ...signIn, label: label || undefined } }),
  );

export const useReauthorizeWebDav = (connectionId: string) =>
  useDriveChange(({ account, password }: Pick<WebDavSignIn, 'account' | 'password'>) =>
    call(reauthorizeWebDav, { params: { connectionId }, body: { account, password } }),
  );

export const useCheckDrive = () =>
  useDriveChange((connectionId: string) => call(checkDrive, { params: { connectionId } }));

export const useDisconnectDrive = () =>
  useDriveChange((connectionId: string) => call(disconnectDrive, { params: { connectionId } }));
