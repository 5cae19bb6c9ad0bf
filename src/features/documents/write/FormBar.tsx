import type { Refusal } from '../../../rules/refusal.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconRefresh, IconRegister } from '../../../widgets/icons.ts'
import { Kbd } from '../../../widgets/tags/Kbd.tsx'
import type { Work } from './saving/documentCreation.ts'

type Props = {
  work: Work | null
  /** Nobody knows what is saved: the only thing to offer is to ask. */
  mustCheck: boolean
  /** The server has a draft of it. */
  isDraft: boolean
  /** Others give it its number: what comes first is the draft, which is signed before that. */
  isForOthers: boolean
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
export const FormBar = (props: Props) => {
  const { work, mustCheck, isDraft, isForOthers, onRegister, onSave, onCheck, onCancel } = props
  const busy = work !== null
  const refusal = mustCheck ? { refusal: checkFirst } : {}
  const register = (
    <Button
      kind={isForOthers ? 'plain' : 'primary'}
      icon={IconRegister}
      {...refusal}
      busy={busy && (!isForOthers || work === 'registering')}
      onClick={onRegister}
    >
      Регистрирай
    </Button>
  )
  const save = (
    <Button
      kind={isForOthers ? 'primary' : 'plain'}
      {...refusal}
      busy={busy && work !== 'registering'}
      onClick={onSave}
    >
      Запази чернова
    </Button>
  )
  return (
    <>
      {mustCheck && (
        <Button kind="navy" icon={IconRefresh} busy={work === 'checking'} onClick={onCheck}>
          Провери какво е записано
        </Button>
      )}
      {isForOthers ? (
        <>
          {save}
          {register}
        </>
      ) : (
        <>
          {register}
          {save}
        </>
      )}
      <Button onClick={onCancel}>Откажи</Button>
      <span className="muted" role="status">
        {work ? words[work] : isDraft && 'Записан като чернова.'}
      </span>
      <span className="bar-key muted small">
        <Kbd>Ctrl</Kbd> + <Kbd>Enter</Kbd> {isForOthers ? 'записва чернова' : 'регистрира'}
      </span>
    </>
  )
}
