import { memo, useRef } from 'react'
import { visibleLines } from '../../rules/words/visibleText.ts'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { tooLong } from './tooLong.ts'
import { useGrowing } from './useGrowing.ts'

type Props = FieldProps & {
  value: string
  onChange: (text: string) => void
  rows?: number
  maxLength?: number
  placeholder?: string
}

export const TextArea = memo(({ value, onChange, rows = 3, maxLength, placeholder, ...frame }: Props) => {
  const area = useRef<HTMLTextAreaElement>(null)
  useGrowing(area, value)
  const tooMuch = tooLong(value, maxLength)
  return (
    <FieldFrame {...frame} error={tooMuch ?? frame.error}>
      {(aria) => (
        <>
          <textarea
            {...aria}
            data-too-long={tooMuch && ''}
            ref={area}
            className="control area"
            value={value}
            rows={rows}
            placeholder={placeholder}
            onChange={(event) => onChange(visibleLines(event.target.value))}
          />
          {maxLength !== undefined && value.length > maxLength * 0.8 && value.length <= maxLength && (
            <div className="field-hint" aria-live="polite">
              Остават знаци: {maxLength - value.length}
            </div>
          )}
        </>
      )}
    </FieldFrame>
  )
})
