import type { Refusal } from '../../../rules/ruleResult.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconRefresh, IconRegister, IconSignature } from '../../../widgets/icons.ts'
import { Kbd } from '../../../widgets/tags/Kbd.tsx'
import type { Work } from './saving/documentCreation.ts'

type Props = {
  work: Work | null
  /** True if it is unknown whether the save succeeded. The bar then offers only a check with the server. */
  mustCheck: boolean
  isDraft: boolean
  /**
   * True if the user may not register the document. The main button then saves the document as a draft to be signed.
   */
  isForOthers: boolean
  /** True if the user chose to send the document for signature. This is then the main button. */
  isForSigning: boolean
  onSign: () => void
  onRegister: () => void
  onSave: () => void
  onCheck: () => void
  onCancel: () => void
}

const labels: Record<Work, string> = {
  saving: 'Документът се записва…',
  files: 'Файловете се качват…',
  registering: 'Документът се регистрира…',
  checking: 'Проверява се какво е записано…',
}
const checkFirst: Refusal = {
  title: 'Защо не мога?',
  because: 'Не е ясно дали последните промени са записани. Първо проверете.',
}

export const FormBar = (props: Props) => {
  const { work, mustCheck, isDraft, isForOthers, isForSigning, onSign, onRegister, onSave, onCheck, onCancel } = props
  const busy = work !== null
  const refusal = mustCheck ? { refusal: checkFirst } : {}
  const register = (
    <Button
      kind={isForOthers || isForSigning ? 'plain' : 'primary'}
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
      kind={isForOthers && !isForSigning ? 'primary' : 'plain'}
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
      {isForSigning && (
        <Button kind="primary" icon={IconSignature} {...refusal} busy={busy && work !== 'registering'} onClick={onSign}>
          Изпрати за подпис
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
        {work ? labels[work] : isDraft && 'Записан като чернова.'}
      </span>
      <span className="bar-key muted small">
        <Kbd>Ctrl</Kbd> + <Kbd>Enter</Kbd>{' '}
        {isForSigning ? 'изпраща за подпис' : isForOthers ? 'записва чернова' : 'регистрира'}
      </span>
    </>
  )
}
