import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/button.tsx';
import { Kbd } from '../../../ui/kbd.tsx';

/** Below the front of a card: turns it. */
export function ShowAnswerButton({ onTurn }: { onTurn: () => void }) {
  return (
    <Button variant="primary" size="lg" block onClick={onTurn} className="md:mx-auto md:flex md:w-80">
      <Trans>
        Show the answer
        <span aria-hidden="true" className="max-md:hidden pointer-coarse:hidden">
          <Kbd>Space</Kbd>
        </span>
      </Trans>
    </Button>
  );
}
