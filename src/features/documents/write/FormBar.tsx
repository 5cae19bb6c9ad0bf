import type { Refusal } from '../../../rules/refusal.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconRefresh, IconRegister } from '../../../widgets/icons.ts'
import { Kbd } from '../../../widgets/tags/Kbd.tsx'
import type { Creation, Work } from './useCreation.ts'

type Props = {
  creation: Pick<Creation, 'work' | 'mustCheck' | 'draft'>
  onRegister: () => void
  onSave: () => void
  onCheck: () => void
  onCancel: () => void
}

const words: Record<Work, string> = {
  saving: 'Документът се записва…',
  files: 'Файловете се качват…',
  registering: 'Документът се регистрира…',
  checking: 'Проверява се какво е записано…',
}
const checkFirst: Refusal = {
  title: 'Защо не мога?',
  because: 'Не е ясно дали последните промени са записани. Първо проверете.',
}

/** The buttons of a new document; what is being done is said beside them. */
export const FormBar = ({ creation, onRegister, onSave, onCheck, onCancel }: Props) => {
  const { work, mustCheck, draft } = creation
  const busy = work !== null
  const refusal = mustCheck ? { refusal: checkFirst } : {}
  return (
    <>
      {mustCheck && (
        <Button kind="navy" icon={IconRefresh} busy={work === 'checking'} onClick={onCheck}>
          Провери какво е записано
        </Button>
      )}
      <Button kind="primary" icon={IconRegister} {...refusal} busy={busy} onClick={onRegister}>
        Регистрирай
      </Button>
      <Button {...refusal} busy={busy && work !== 'registering'} onClick={onSave}>
        Запази чернова
      </Button>
      <Button onClick={onCancel}>Откажи</Button>
      <span className="muted" role="status">
        {work ? words[work] : draft && 'Записан като чернова.'}
      </span>
      <span className="bar-key muted small">
        <Kbd>Ctrl</Kbd> + <Kbd>Enter</Kbd> регистрира
      </span>
    </>
  )
}
