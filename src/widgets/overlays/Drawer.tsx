import { type ReactNode, useRef } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '../buttons/IconButton.tsx'
import { classes } from '../classes.ts'
import { IconClose } from '../icons.ts'
import { useEscape } from './escape.ts'
import { useModality } from './modality.ts'
import { useOutsidePress } from './useOutsidePress.ts'
import './dialog.css'

type Props = {
  open: boolean
  title: string
  onClose: () => void
  children: ReactNode
  side?: 'left' | 'right'
  onNavy?: boolean
}

export const Drawer = (props: Props) => (props.open ? createPortal(<OpenDrawer {...props} />, document.body) : null)

const OpenDrawer = ({ title, onClose, children, side = 'left', onNavy }: Props) => {
  const layer = useRef<HTMLDivElement>(null)
  useEscape(true, onClose)
  useModality(layer)
  useOutsidePress(layer, onClose)
  return (
    <div ref={layer} className="drawer-veil">
      <div
        role="dialog"
        aria-modal="true"
        aria-label={title}
        tabIndex={-1}
        className={classes('drawer', side, onNavy && 'on-navy')}
      >
        {!onNavy && (
          <header className="dialog-head">
            <h2>{title}</h2>
            <IconButton icon={IconClose} label="Затвори" onClick={onClose} />
          </header>
        )}
        {children}
      </div>
    </div>
  )
}
