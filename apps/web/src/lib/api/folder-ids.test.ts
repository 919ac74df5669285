// Nothing leaves the web app for a folder that cannot be one (spec §5): every contract, by every way to call.
import { folderFields } from '@weekwise/contracts/common.ts';
import { type Contract, isContract } from '@weekwise/contracts/contract.ts';
import { uploadFile } from '@weekwise/contracts/files.ts';
import { describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { call, urlOf } from './call.ts';
import { streamEvents } from './stream.ts';
import { upload } from './upload.ts';

const modules = import.meta.glob(['../../../../../packages/contracts/src/*.ts', '!**/*.test.ts'], { eager: true });
const contracts = Object.values(modules).flatMap((module) => Object.values(module as object).filter(isContract));

const parts = ['params', 'query', 'body'] as const;
/** Where a contract carries a folder id. */
const places = (contract: Contract) =>
  parts.flatMap((part) =>
    folderFields.flatMap((field) => (contract[part] && field in contract[part].shape ? [{ part, field }] : [])),
  );
const withFolder = contracts.filter((contract) => places(contract).length > 0);

/** Everything else is left out: the folder id is what is looked at first. */
async function ask(contract: Contract, input: object): Promise<unknown> {
  try {
    if (contract.kind === 'sse') {
      for await (const _ of streamEvents(contract as never, input as never)) break;
    } else if (contract.kind === 'json') {
      await call(contract as never, input as never);
    } else {
      urlOf(contract as never, input as never);
    }
    return null;
  } catch (error) {
    return error;
  }
}

describe.each(['', '   ', 'undefined', 'null', '%20', null])('the folder id %j', (blank) => {
  it('is taken along by no call', async () => {
    const server = fakeServer();
    expect(withFolder.length).toBeGreaterThan(30);
    for (const contract of withFolder) {
      for (const { part, field } of places(contract)) {
        const error = await ask(contract, { [part]: { [field]: blank } });
        const name = `${contract.method} ${contract.path} ${field}`;
        expect({ name, error }).toMatchObject({
          name,
          error: { code: 'invalid_folder_id', message: 'Invalid folder ID' },
        });
      }
    }
    expect(server.seen).toHaveLength(0);
  });

  it('is taken along by no upload', async () => {
    const open = vi.spyOn(XMLHttpRequest.prototype, 'open');
    const sent = upload(uploadFile, { fields: { folder_id: String(blank) }, file: new File(['text'], 'notes.md') });
    await expect(sent).rejects.toMatchObject({ code: 'invalid_folder_id' });
    expect(open).not.toHaveBeenCalled();
  });
});
