import { useEffect, useRef } from 'react'
import { Glyph } from '../Glyph.tsx'
import { IconProblem } from '../icons.ts'
import '../page/page.css'

export type FormError = { fieldId: string; label: string; message: string }

/** What must be mended before the form can go, each a link to its field. Takes the focus when it appears. */
export const FormErrors = ({ errors, title }: { errors: readonly FormError[]; title?: string }) => {
  const box = useRef<HTMLDivElement>(null)
  const any = errors.length > 0
  useEffect(() => {
    if (any) box.current?.focus()
  }, [any])
  if (!any) return null
  return (
    <div ref={box} className="banner error" role="alert" tabIndex={-1}>
      <Glyph icon={IconProblem} />
      <div className="banner-text">
        <b>
          {title ??
            (errors.length === 1 ? 'Има едно непопълнено или грешно поле' : `Има ${errors.length} полета за поправяне`)}
        </b>
        <ul className="form-errors">
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
    </div>
  )
}
