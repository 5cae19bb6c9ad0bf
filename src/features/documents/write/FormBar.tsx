import type { Refusal } from '../../../rules/refusal.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { Glyph } from '../../../widgets/Glyph.tsx'
import { IconProblem, IconRefresh, IconRegister, IconWarning } from '../../../widgets/icons.ts'
import { StickyBar } from '../../../widgets/page/StickyBar.tsx'
import { Kbd } from '../../../widgets/tags/Kbd.tsx'
import type { Work } from './useCreation.ts'

type Props = {
  work: Work | null
  mustCheck: boolean
  /** Why the last try did not end well. */
  message: string | null
  hasDraft: boolean
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

/** The buttons of the form, always in sight; what is being done is said beside them. */
export const FormBar = ({ work, mustCheck, message, hasDraft, onRegister, onSave, onCheck, onCancel }: Props) => {
  const busy = work !== null
  const refusal = mustCheck ? { refusal: checkFirst } : {}
  return (
    <StickyBar>
      {message && (
        <p className="bar-message pre-line" role="alert">
          <Glyph icon={mustCheck ? IconWarning : IconProblem} />
          <span>{message}</span>
        </p>
      )}
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
        {work ? words[work] : hasDraft && 'Записан като чернова.'}
      </span>
      <span className="bar-key muted small">
        <Kbd>Ctrl</Kbd> + <Kbd>Enter</Kbd> регистрира
      </span>
    </StickyBar>
  )
}
