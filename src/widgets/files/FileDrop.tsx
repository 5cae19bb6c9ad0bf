import { useId, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import { announce } from '../focus/announce.ts'
import { Glyph } from '../Glyph.tsx'
import { IconProblem, IconUpload } from '../icons.ts'
import { dropProblem } from './droppedFiles.ts'
import { useFileDrop } from './useFileDrop.ts'
import './file.css'

type Props = {
  label: string
  hint?: string
  accept?: string
  multiple?: boolean
  disabled?: boolean
  onFiles: (files: File[]) => void
  id?: string
  error?: string | undefined
}

const chosenText = (files: readonly File[]): string => {
  const names = files.map(({ name }) => name).join(', ')
  return files.length === 1 ? `Избран файл: ${names}.` : `Избрани ${files.length} файла: ${names}.`
}

/**
 * An area for dropping files, with a button that opens the file chooser. The native input would show „No file chosen“
 * although the files are listed elsewhere.
 */
export const FileDrop = (props: Props) => {
  const { label, hint, accept, multiple = true, disabled, onFiles } = props
  const own = useId()
  const id = props.id ?? own
  const input = useRef<HTMLInputElement>(null)
  const [notTaken, setNotTaken] = useState<string>()
  const error = notTaken ?? props.error
  const give = (all: readonly File[]) => {
    const files = all.slice(0, multiple ? undefined : 1)
    if (files.length === 0) return
    onFiles(files)
    announce(chosenText(files))
  }
  const zone = useRef<HTMLButtonElement>(null)
  const over = useFileDrop({
    zone,
    disabled,
    onDrop: (dropped) => {
      const problem = dropProblem(dropped, multiple ? undefined : dropped.files[0])
      setNotTaken(problem)
      give(dropped.files)
      if (problem !== undefined) announce(problem)
    },
  })
  return (
    <div className={classes('field', error && 'failed')}>
      <button
        ref={zone}
        type="button"
        id={id}
        className={classes('drop', over && !disabled && 'over', disabled && 'off')}
        disabled={disabled}
        aria-describedby={classes(hint && `${id}-hint`, error && `${id}-error`)}
        onClick={() => input.current?.click()}
      >
        <Glyph icon={IconUpload} />
        <span className="flex flex-column">
          <b>{label}</b>
          <span className="drop-how">Пуснете тук или изберете от компютъра</span>
        </span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={(event) => {
          setNotTaken(undefined)
          give([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
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
