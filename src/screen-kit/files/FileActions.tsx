import { Button } from '../../widgets/buttons/Button.tsx'
import { IconButton } from '../../widgets/buttons/IconButton.tsx'
import { IconDownload, IconView } from '../../widgets/icons.ts'
import type { Refusal } from '../../widgets/refusal.ts'
import './files.css'

type Props = {
  name: string
  onView: (() => void) | undefined
  onSave: () => void
  busy?: boolean
  refusal?: Refusal | undefined
}

export const FileActions = ({ name, onView, onSave, busy = false, refusal }: Props) => (
  <>
    {onView && (
      <Button small icon={IconView} className="file-view" {...(refusal && { refusal })} onClick={onView}>
        Преглед
        <span className="visually-hidden"> на {name}</span>
      </Button>
    )}
    <IconButton
      icon={IconDownload}
      label={`Изтегли ${name}`}
      {...(refusal && { refusal })}
      busy={busy}
      onClick={onSave}
    />
  </>
)
