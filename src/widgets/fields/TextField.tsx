import { type HTMLInputAutoCompleteAttribute, memo, type ReactNode, type Ref, useState } from 'react'
import { visibleLine } from '../../rules/words/visibleText.ts'
import { Button } from '../buttons/Button.tsx'
import { classes } from '../classes.ts'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { tooLong } from './tooLong.ts'

type Props = FieldProps & {
  value: string
  onChange: (text: string) => void
  type?: 'text' | 'email' | 'password' | 'search' | 'tel'
  placeholder?: string
  /** The maximum length in characters. A longer text is not cut; the field shows an error. */
  maxLength?: number
  autoComplete?: HTMLInputAutoCompleteAttribute
  inputMode?: 'text' | 'numeric' | 'email' | 'tel'
  name?: string
  onEnter?: () => void
  onBlur?: () => void
  trailing?: ReactNode
  inputRef?: Ref<HTMLInputElement>
}

export const TextField = memo((props: Props) => {
  const { value, onChange, type = 'text', placeholder, maxLength, onEnter, trailing, inputRef, ...frame } = props
  const [shown, setShown] = useState(false)
  const tooMuch = tooLong(value, maxLength)
  return (
    <FieldFrame {...frame} error={tooMuch ?? frame.error}>
      {(aria) => (
        <div className={classes('control', props.inputMode === 'numeric' && 'control-number')}>
          <input
            {...aria}
            data-too-long={tooMuch && ''}
            ref={inputRef}
            type={type === 'password' && shown ? 'text' : type}
            value={value}
            name={props.name}
            placeholder={placeholder}
            autoComplete={props.autoComplete ?? 'off'}
            inputMode={props.inputMode}
            onChange={({ target }) => onChange(type === 'password' ? target.value : visibleLine(target.value))}
            onBlur={props.onBlur}
            onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && onEnter?.()}
          />
          {type === 'password' && (
            <Button kind="text" small aria-pressed={shown} onClick={() => setShown(!shown)}>
              {shown ? 'Скрий' : 'Покажи'}
              <span className="visually-hidden"> паролата</span>
            </Button>
          )}
          {trailing}
        </div>
      )}
    </FieldFrame>
  )
})
