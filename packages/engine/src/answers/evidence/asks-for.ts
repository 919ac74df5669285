import { stem } from '../../text/stem.ts';

/** What asks for a kind of answer and is part of no term. */
export const asksFor: ReadonlySet<string> = new Set(
  `main point section chapter summary summarize example type kind give name list step stage process difference compare explain
  describe define meaning mean role purpose reason cause effect happen work important importance matter way thing term word call
  use make book think say vs versus`
    .split(/\s+/)
    .map(stem),
);
