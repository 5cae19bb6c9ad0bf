import { type CSSProperties, useId, useMemo, useRef, useState } from 'react'
import type { ProcessStep } from '../../../contract/businessProcesses.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconButton } from '../../../widgets/buttons/IconButton.tsx'
import { print, setPrintSettings } from '../../../widgets/files/print.ts'
import { announce } from '../../../widgets/focus/announce.ts'
import { IconAdd, IconPartly, IconPrint, IconView } from '../../../widgets/icons.ts'
import { Card } from '../../../widgets/page/Card.tsx'
import type { CaseFileWay } from '../caseFilePath.ts'
import { layoutOf } from './layout.ts'
import { Picture } from './Picture.tsx'

type Zoom = 'wide' | 'whole' | number

const letters = 16
const factor = 1.25
const limits = { least: 0.3, most: 3 }
/** The minimum zoom factor when the diagram is fitted to the width, so that the text stays readable. */
const readableZoom = 0.75

const ownSize = (width: number, scale: number): string => `${(width * scale) / letters}rem`

const sizeAt = (zoom: Zoom, width: number): CSSProperties => {
  if (zoom === 'whole') return { width: '100%', height: '100%' }
  if (zoom === 'wide') return { width: '100%', minWidth: ownSize(width, readableZoom), maxWidth: ownSize(width, 1) }
  return { width: ownSize(width, zoom) }
}

const scaleAfter = (picture: SVGSVGElement, isNearer: boolean): number => {
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const drawn = picture.getScreenCTM()?.a ?? 1
  const scale = drawn / (letter / letters)
  return Math.min(limits.most, Math.max(limits.least, isNearer ? scale * factor : scale / factor))
}

type Props = {
  label: string
  steps: readonly ProcessStep[]
  chosen: number
  onChoose: (stepId: number) => void
  way?: CaseFileWay | undefined
}

const Diagram = ({ steps, ...props }: Props) => {
  const drawing = useMemo(() => layoutOf(steps), [steps])
  const picture = useRef<SVGSVGElement>(null)
  const keys = useId()
  const [zoom, setZoom] = useState<Zoom>('wide')
  const isWhole = zoom === 'whole'
  const zoomBy = (isNearer: boolean) => {
    if (!picture.current) return
    const scale = scaleAfter(picture.current, isNearer)
    setZoom(scale)
    announce(`Диаграмата е ${Math.round(scale * 100)} % от размера си.`)
  }
  const fit = () => {
    setZoom(isWhole ? 'wide' : 'whole')
    announce(isWhole ? 'Диаграмата е по ширината на мястото.' : 'Цялата диаграма се вижда.')
  }
  const printDiagram = () => {
    const restore = setPrintSettings({ name: props.label })
    print(restore)
  }
  const buttons = (
    <>
      <IconButton icon={IconPartly} label="Намали диаграмата" onClick={() => zoomBy(false)} />
      <IconButton icon={IconAdd} label="Увеличи диаграмата" onClick={() => zoomBy(true)} />
      <Button small icon={IconView} aria-pressed={isWhole} onClick={fit}>
        Цялата диаграма
      </Button>
      <Button small icon={IconPrint} onClick={printDiagram}>
        Печат
      </Button>
    </>
  )
  return (
    <Card title="Диаграма" actions={buttons} flush>
      <p id={keys} className="process-keys no-print muted small">
        Стрелките водят от стъпка до стъпка, Home и End – до първата и последната.
      </p>
      <Picture
        {...props}
        way={props.way}
        ref={picture}
        describedBy={keys}
        drawing={drawing}
        size={sizeAt(zoom, drawing.width)}
        isWhole={isWhole}
      />
    </Card>
  )
}

export default Diagram
