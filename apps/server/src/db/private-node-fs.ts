import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { forOwnerAlone } from '../lib/private-directory.ts';

type Options = Parameters<NodeFS['init']>[1];

/** What sets a file's mode in Emscripten's view of the disk, for which no types come with PGlite. */
type SetAttributes = (node: unknown, attributes: { mode?: number }) => void;

interface EmscriptenModule {
  NODEFS: { node_ops: { setattr: SetAttributes }; stream_ops: { setattr: SetAttributes } };
}

/** PGlite's way to a directory, with files that their owner alone may read: PGlite gives most of them to everybody. */
export class PrivateNodeFs extends NodeFS {
  override async init(pglite: PGlite, options: Options): Promise<{ emscriptenOpts: Options }> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const keepPrivate = ({ NODEFS }: EmscriptenModule) => {
      for (const operations of [NODEFS.node_ops, NODEFS.stream_ops]) {
        const { setattr } = operations;
        operations.setattr = (node, attributes) =>
          setattr(
            node,
            attributes.mode === undefined ? attributes : { ...attributes, mode: forOwnerAlone(attributes.mode) },
          );
      }
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [keepPrivate, ...(emscriptenOpts.preRun ?? [])] } };
  }
}
