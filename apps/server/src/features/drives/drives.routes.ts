import {
  checkDrive,
  connectWebDav,
  type DriveConnection,
  disconnectDrive,
  driveKind,
  listDrives,
  reauthorizeWebDav,
} from '@weekwise/contracts/drives.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import * as service from './drives.service.ts';
import { registerGoogleDrive } from './google.routes.ts';
import * as webDav from './webdav.service.ts';

export function registerDrives(app: FastifyInstance, deps: Deps): void {
  registerGoogleDrive(app, deps);

  route(app, listDrives, async ({ user }) => {
    const connections = await service.connectionsOf(deps, user.id);
    const kinds = driveKind.options.filter((kind) => kind in deps.drives.kinds);
    return { kinds, connections: connections.map(toConnection) };
  });

  route(app, connectWebDav, async ({ user, body }) => {
    const { address, account, password, label } = body;
    const connection = await webDav.connectWebDav(deps, user.id, { address, account, password, label });
    return { success: true, connection: toConnection(connection) };
  });

  route(app, reauthorizeWebDav, async ({ user, params, body }) => {
    const { password, account } = body;
    const connection = await webDav.reauthorizeWebDav(deps, user.id, params.connectionId, { password, account });
    return { success: true, connection: toConnection(connection) };
  });

  route(app, checkDrive, async ({ user, params }) => {
    const connection = await service.checkConnection(deps, user.id, params.connectionId);
    return { success: true, connection: toConnection(connection) };
  });

  route(app, disconnectDrive, async ({ user, params }) => {
    const left = await service.disconnect(deps, user.id, params.connectionId);
    return { success: true, connection: left && toConnection(left) };
  });
}

const toConnection = (connection: service.Connection): DriveConnection => ({
  connection_id: connection.id,
  kind: connection.kind,
  label: connection.label,
  address: connection.address,
  account: connection.account,
  status: connection.status,
  checked_time: connection.checkedAt.toISOString(),
  created_time: connection.createdAt.toISOString(),
  folder_count: connection.folderCount,
});
