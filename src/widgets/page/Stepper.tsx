import { classes } from '../classes.ts'
import { Glyph } from '../Glyph.tsx'
import { IconDone, IconProblem } from '../icons.ts'
import './stepper.css'

export type StepperStep = { key: string; label: string; done?: boolean; error?: boolean }
type Props = { steps: readonly StepperStep[]; current: string; onStep?: (key: string) => void; label?: string }

/** The steps of a process with the current one marked. Completed steps can be opened if `onStep` is given. */
export const Stepper = ({ steps, current, onStep, label = 'Стъпки' }: Props) => (
  <nav aria-label={label}>
    <ol className="stepper">
      {steps.map((step, index) => {
        const state = step.error ? 'error' : step.done ? 'done' : step.key === current ? 'now' : undefined
        const inside = (
          <>
            <span className="step-mark" aria-hidden>
              {step.error ? <Glyph icon={IconProblem} /> : step.done ? <Glyph icon={IconDone} /> : index + 1}
            </span>
            <span>{step.label}</span>
            {step.error && <span className="visually-hidden"> (има грешки)</span>}
            {step.done && !step.error && <span className="visually-hidden"> (готова)</span>}
          </>
        )
        return (
          <li
            key={step.key}
            className={classes('step', state)}
            aria-current={step.key === current ? 'step' : undefined}
          >
            {onStep && (step.done || step.error) && step.key !== current ? (
              <button type="button" className="step-inside" onClick={() => onStep(step.key)}>
                {inside}
              </button>
            ) : (
              <span className="step-inside">{inside}</span>
            )}
          </li>
        )
      })}
    </ol>
  </nav>
)
