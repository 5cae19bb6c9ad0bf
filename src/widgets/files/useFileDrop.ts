import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { type Dropped, droppedFiles } from './droppedFiles.ts'

type Zone = { zone: RefObject<HTMLElement | null>; disabled?: boolean | undefined; onDrop: (dropped: Dropped) => void }

const holdsFiles = (event: DragEvent): event is DragEvent & { dataTransfer: DataTransfer } =>
  event.dataTransfer?.types.includes('Files') ?? false

/** A selector for the elements that accept drops for a drop zone: its dialog, its side panel or the page. */
const places = '[role="dialog"], aside:not(main aside), main, body'

/**
 * Accepts drops anywhere in the zone's dialog, side panel or page; returns true while files are dragged over it. The
 * drop effect is „copy“: with „move“ Outlook would delete the dragged e-mail.
 */
export const useFileDrop = ({ zone, disabled = false, onDrop }: Zone): boolean => {
  const [over, setOver] = useState(false)
  const take = useEffectEvent(onDrop)
  const isOff = useEffectEvent(() => disabled)
  useEffect(() => {
    const place = zone.current?.closest<HTMLElement>(places)
    if (!place) return
    /**
     * True if a drag is for this zone: no inner element has handled it, and the pointer is over the zone, or there is
     * no other zone in this place.
     */
    const isOurs = (event: DragEvent): event is DragEvent & { dataTransfer: DataTransfer } => {
      if (event.defaultPrevented || !holdsFiles(event)) return false
      if (place.querySelectorAll('.drop').length === 1) return true
      return event.target instanceof Node && (zone.current?.contains(event.target) ?? false)
    }
    const drag = (event: DragEvent) => {
      if (!isOurs(event)) return setOver(false)
      event.preventDefault()
      event.dataTransfer.dropEffect = isOff() ? 'none' : 'copy'
      setOver(!isOff())
    }
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && place.contains(relatedTarget))) setOver(false)
    }
    const drop = (event: DragEvent) => {
      setOver(false)
      if (!isOurs(event)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = isOff() ? 'none' : 'copy'
      if (!isOff()) take(droppedFiles(event.dataTransfer))
    }
    place.addEventListener('dragenter', drag)
    place.addEventListener('dragover', drag)
    place.addEventListener('dragleave', leave)
    place.addEventListener('drop', drop)
    return () => {
      place.removeEventListener('dragenter', drag)
      place.removeEventListener('dragover', drag)
      place.removeEventListener('dragleave', leave)
      place.removeEventListener('drop', drop)
    }
  }, [zone])
  return over
}
