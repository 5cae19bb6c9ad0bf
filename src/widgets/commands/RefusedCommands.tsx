import { Button } from '../buttons/Button.tsx'
import { Dialog } from '../overlays/Dialog.tsx'
import { whyNot } from '../refusal.ts'
import type { RefusedCommand } from './command.ts'

export const whyTitle = 'Защо липсват действия?'

type Props = { refused: readonly RefusedCommand[]; onClose: () => void }

export const RefusedCommands = ({ refused, onClose }: Props) => (
  <Dialog
    open
    title={whyTitle}
    size="m"
    onClose={onClose}
    footer={
      <Button kind="navy" onClick={onClose}>
        Затвори
      </Button>
    }
  >
    <dl className="refused-commands">
      {refused.map(({ label, group, refusal }) => (
        <div key={`${group ?? ''}/${label}`}>
          <dt>{group === undefined ? label : `${group}: ${label}`}</dt>
          <dd>{whyNot(label, refusal)}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
)
