import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import { announce } from '../focus/announce.ts'
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

const holdsFiles = (event: DragEvent): event is DragEvent & { dataTransfer: DataTransfer } =>
  event.dataTransfer?.types.includes('Files') ?? false

/** Takes files that are dropped anywhere in the dialog or the screen of the zone; gives whether some are over it now. */
const useDrop = (zone: { current: HTMLElement | null }, onDrop: (files: FileList) => void): boolean => {
  const [over, setOver] = useState(false)
  const take = useEffectEvent(onDrop)
  useEffect(() => {
    const place = zone.current?.closest<HTMLElement>('[role="dialog"], main, body')
    if (!place) return
    const drag = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && place.contains(relatedTarget))) setOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setOver(false)
      take(event.dataTransfer.files)
    }
    place.addEventListener('dragover', drag)
    place.addEventListener('dragleave', leave)
    place.addEventListener('drop', drop)
    return () => {
      place.removeEventListener('dragover', drag)
      place.removeEventListener('dragleave', leave)
      place.removeEventListener('drop', drop)
    }
  }, [zone])
  return over
}

/** „Избран файл: писмо.pdf.“, „Избрани 2 файла: писмо.pdf, план.pdf.“ */
const chosenWords = (files: readonly File[]): string => {
  const names = files.map(({ name }) => name).join(', ')
  return files.length === 1 ? `Избран файл: ${names}.` : `Избрани ${files.length} файла: ${names}.`
}

/**
 * Files by choosing or by dropping. A button opens the browser's own choice of files: its file field would go on saying
 * „No file chosen“, for what was chosen is listed apart.
 */
export const FileDrop = (props: Props) => {
  const { label, hint, accept, multiple = true, disabled, onFiles, error } = props
  const own = useId()
  const id = props.id ?? own
  const input = useRef<HTMLInputElement>(null)
  const give = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, multiple ? undefined : 1)
    if (files.length === 0 || disabled) return
    onFiles(files)
    announce(chosenWords(files))
  }
  const zone = useRef<HTMLButtonElement>(null)
  const over = useDrop(zone, give)
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
          give(event.target.files)
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
