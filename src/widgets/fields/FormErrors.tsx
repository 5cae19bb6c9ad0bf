import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { announce } from '../focus/announce.ts'
import { Glyph } from '../Glyph.tsx'
import { IconProblem } from '../icons.ts'
import '../page/page.css'

export type FormError = { fieldId: string; label: string; message: string }

const titleOf = (count: number): string =>
  count === 1 ? 'Има 1 поле за поправяне' : `Има ${count} полета за поправяне`
const leftOf = (count: number): string => (count === 1 ? 'Остава едно поле за поправяне.' : `Остават ${count} полета.`)

/**
 * Lists the errors with links to their fields. The list takes the focus when it appears, so that a screen reader reads
 * it; with a single error its field takes the focus instead. After a correction only the remaining number is announced.
 */
export const FormErrors = ({ errors, title }: { errors: readonly FormError[]; title?: string }) => {
  const box = useRef<HTMLElement>(null)
  const before = useRef(errors.length)
  const id = useId()
  const count = errors.length
  const any = count > 0
  const only = count === 1 ? errors[0]?.fieldId : undefined
  const focusFirst = useEffectEvent(() => {
    const field = only === undefined ? null : document.getElementById(only)
    field?.focus()
    if (field === null || document.activeElement !== field) box.current?.focus()
  })
  useEffect(() => {
    if (any) focusFirst()
  }, [any])
  useEffect(() => {
    if (count < before.current) announce(count === 0 ? 'Всички полета са поправени.' : leftOf(count))
    before.current = count
  }, [count])
  if (!any) return null
  return (
    <section
      ref={box}
      className="banner error"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-list`}
      tabIndex={-1}
    >
      <Glyph icon={IconProblem} />
      <div className="banner-text">
        <b id={`${id}-title`}>{title ?? titleOf(count)}</b>
        <ul id={`${id}-list`} className="form-errors">
          {errors.map((error) => (
            <li key={error.fieldId}>
              <a
                href={`#${error.fieldId}`}
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(error.fieldId)?.focus()
                }}
              >
                {error.label}
              </a>
              : {error.message}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
