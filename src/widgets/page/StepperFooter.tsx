import { Button } from '../buttons/Button.tsx'
import { IconBack, IconNext } from '../icons.ts'
import type { Refusal } from '../refusal.ts'
import './stepper.css'

type Props = {
  onBack?: (() => void) | undefined
  onNext: () => void
  /** The last step finishes instead of going on. */
  last?: boolean
  busy?: boolean
  nextRefusal?: Refusal
}

/** „Назад“ and „Напред“ or „Завърши“ under a step. */
export const StepperFooter = ({ onBack, onNext, last, busy, nextRefusal }: Props) => (
  <div className="stepper-foot">
    {onBack && (
      <Button icon={IconBack} onClick={onBack}>
        Назад
      </Button>
    )}
    <Button kind="primary" iconEnd={last ? undefined : IconNext} busy={busy} refusal={nextRefusal} onClick={onNext}>
      {last ? 'Завърши' : 'Напред'}
    </Button>
  </div>
)
