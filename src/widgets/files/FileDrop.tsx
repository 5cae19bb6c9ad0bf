import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
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

/** Files by choosing or by dropping. The control is the browser's own, so keyboards and screen readers know it. */
export const FileDrop = (props: Props) => {
  const { label, hint, accept, multiple = true, disabled, onFiles, error } = props
  const own = useId()
  const id = props.id ?? own
  const give = (list: FileList | null) => {
    const files = [...(list ?? [])]
    if (files.length > 0 && !disabled) onFiles(multiple ? files : files.slice(0, 1))
  }
  const zone = useRef<HTMLLabelElement>(null)
  const over = useDrop(zone, give)
  return (
    <div className={classes('field', error && 'failed')}>
      <label ref={zone} className={classes('drop', over && !disabled && 'over', disabled && 'off')}>
        <Glyph icon={IconUpload} />
        <span className="flex flex-column">
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
