import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { IconButton } from '../buttons/IconButton.tsx'
import { IconPrint } from '../icons.ts'
import { DamagedFile } from './DamagedFile.tsx'
import { fitOf, rotatedSize, type Size, zoomSteps } from './pictureSize.ts'
import { printPicture } from './printPicture.ts'
import { OwnWindow, type Turn, ViewerTurn, ViewerZoom } from './ViewerTools.tsx'

export type PictureProps = {
  name: string
  address: string
  warning?: ReactNode
  /** The message if the browser cannot decode this type of picture; by default it says that the file is damaged. */
  unshown?: ReactNode
}

const useSpace = () => {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [space, setSpace] = useState<Size>()
  useLayoutEffect(() => {
    if (!place) return
    const look = () => setSpace({ width: place.clientWidth, height: place.clientHeight })
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(place)
    return () => sizes.disconnect()
  }, [place])
  return { place, setPlace, space }
}

export const PictureViewer = ({ name, address, warning, unshown }: PictureProps) => {
  const [size, setSize] = useState<Size>()
  const [isDamaged, setDamaged] = useState(false)
  const [zoom, setZoom] = useState(1)
  const [turn, setTurn] = useState<Turn>(0)
  const { place, setPlace, space } = useSpace()
  const before = useRef(zoom)
  useLayoutEffect(() => {
    // The scroll position is scaled with the zoom, so that the centre of the view stays in place.
    const by = zoom / before.current
    before.current = zoom
    if (!place || by === 1) return
    place.scrollLeft = (place.scrollLeft + place.clientWidth / 2) * by - place.clientWidth / 2
    place.scrollTop = (place.scrollTop + place.clientHeight / 2) * by - place.clientHeight / 2
  }, [place, zoom])
  if (isDamaged) return unshown ?? <DamagedFile what="Изображението не може да бъде показано." address={address} />
  const fit = size && space ? fitOf(rotatedSize(size, turn), space) : 1
  const steps = zoomSteps(fit)
  const scale = fit * zoom
  const shown = size && rotatedSize({ width: size.width * scale, height: size.height * scale }, turn)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === '+' || key === '=') setZoom(steps.find((step) => step > zoom) ?? zoom)
    if (key === '-') setZoom(steps.findLast((step) => step < zoom) ?? zoom)
    if (key === '0') setZoom(1)
  }
  /** The scrollable area must be a tab stop, so that it can be scrolled by keyboard. */
  const scrolled = { role: 'region', tabIndex: 0, 'aria-label': `Изображението ${name}` }
  return (
    <section className="picture" aria-label={`Преглед на ${name}`} onKeyDown={onKeyDown}>
      {warning}
      <div className="flex flex-wrap align-items-center row-gap-2 column-gap-3">
        <ViewerZoom zoom={zoom} steps={steps} fit="Цялото изображение" onZoom={setZoom} />
        <ViewerTurn turn={turn} onTurn={setTurn} />
        <IconButton
          icon={IconPrint}
          label="Отпечатай изображението"
          onClick={() => void printPicture({ name, address }, turn)}
        />
        <OwnWindow address={address} />
      </div>
      <div {...scrolled} ref={setPlace} className="preview">
        <div className="picture-room" style={shown}>
          <img
            src={address}
            alt={`Преглед на ${name}`}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setSize({ width: naturalWidth, height: naturalHeight })
            }
            onError={() => setDamaged(true)}
            style={{
              ...(size && { width: size.width * scale, height: size.height * scale }),
              ...(turn !== 0 && { rotate: `${turn}deg` }),
              ...(!size && { maxWidth: '100%', maxHeight: '100%' }),
            }}
          />
        </div>
      </div>
    </section>
  )
}
