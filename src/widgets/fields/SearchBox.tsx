import { type Ref, useId } from 'react'
import { visibleLine } from '../../rules/words/visibleText.ts'
import { IconButton } from '../buttons/IconButton.tsx'
import { Glyph } from '../Glyph.tsx'
import { IconClose, IconSearch } from '../icons.ts'
import { Kbd } from '../tags/Kbd.tsx'
import './field.css'

type Props = {
  label: string
  text: string
  onText: (text: string) => void
  onEnter?: () => void
  placeholder?: string
  kbd?: string
  inputRef?: Ref<HTMLInputElement>
}

export const SearchBox = ({ label, text, onText, onEnter, placeholder, kbd, inputRef }: Props) => {
  const id = useId()
  return (
    <search className="search-box control">
      <Glyph icon={IconSearch} className="control-icon" />
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <input
        id={id}
        ref={inputRef}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        value={text}
        placeholder={placeholder ?? label}
        onChange={(event) => onText(visibleLine(event.target.value))}
        onKeyDown={(event) => event.key === 'Enter' && onEnter?.()}
      />
      {text !== '' && <IconButton icon={IconClose} label="Изчисти търсенето" onClick={() => onText('')} />}
      {text === '' && kbd !== undefined && <Kbd>{kbd}</Kbd>}
    </search>
  )
}
