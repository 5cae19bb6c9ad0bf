import { FieldFrame, type FieldProps } from './FieldFrame.tsx'

type Props = FieldProps & {
  value: string
  onChange: (text: string) => void
  rows?: number
  maxLength?: number
  placeholder?: string
}

/** Several lines of text; grows with what is typed where the browser can. */
export const TextArea = ({ value, onChange, rows = 3, maxLength, placeholder, ...frame }: Props) => (
  <FieldFrame {...frame}>
    {(aria) => (
      <>
        <textarea
          {...aria}
          className="control area"
          value={value}
          rows={rows}
          maxLength={maxLength}
          placeholder={placeholder}
          onChange={(event) => onChange(event.target.value)}
        />
        {maxLength !== undefined && value.length > maxLength * 0.8 && (
          <div className="field-hint" aria-live="polite">
            Остават {maxLength - value.length} знака
          </div>
        )}
      </>
    )}
  </FieldFrame>
)
