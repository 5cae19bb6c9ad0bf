import { type DragEvent, useId, useState } from 'react'
import { classes } from '../classes.ts'
import { Glyph } from '../Glyph.tsx'
import { IconProblem, IconUpload } from '../icons.ts'
import './file.css'

type Props = {
  label: string
  /** Which kinds and how large: „PDF, DOCX, JPG до 20 MB“. */
  hint?: string
  accept?: string
  multiple?: boolean
  disabled?: boolean
  onFiles: (files: File[]) => void
  id?: string
  error?: string | undefined
}

/** Files by choosing or by dropping. The control is the browser's own, so keyboards and screen readers know it. */
export const FileDrop = (props: Props) => {
  const { label, hint, accept, multiple = true, disabled, onFiles, error } = props
  const [over, setOver] = useState(false)
  const own = useId()
  const id = props.id ?? own
  const give = (list: FileList | null) => {
    const files = [...(list ?? [])]
    if (files.length > 0 && !disabled) onFiles(multiple ? files : files.slice(0, 1))
  }
  const drag = (event: DragEvent, entered: boolean) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(entered && !disabled)
  }
  return (
    <div className={classes('field', error && 'failed')}>
      <label
        className={classes('drop', over && 'over', disabled && 'off')}
        onDragEnter={(event) => drag(event, true)}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={(event) => {
          drag(event, false)
          give(event.dataTransfer.files)
        }}
      >
        <Glyph icon={IconUpload} />
        <span className="drop-text">
          <b>{label}</b>
          <span className="drop-how">Пуснете тук или изберете от компютъра</span>
        </span>
        <input
          id={id}
          type="file"
          className="visually-hidden"
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={classes(hint && `${id}-hint`, error && `${id}-error`)}
          onChange={(event) => {
            give(event.target.files)
            event.target.value = ''
          }}
        />
      </label>
      {hint && (
        <div id={`${id}-hint`} className="field-hint">
          {hint}
        </div>
      )}
      {error && (
        <div id={`${id}-error`} className="field-error">
          <Glyph icon={IconProblem} />
          {error}
        </div>
      )}
    </div>
  )
}
