import { useState } from 'react'
import { Dialog } from '../overlays/Dialog.tsx'
import { type PictureProps, PictureViewer } from './PictureViewer.tsx'

type Props = PictureProps & {
  says?: string
}

export const PictureThumb = ({ name, address, warning, unshown, says = `Увеличи ${name}` }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const [isDamaged, setDamaged] = useState(false)
  if (isDamaged)
    return unshown ?? <p className="muted m-0">Файлът „{name}“ изглежда повреден. Поискайте го отново от подателя.</p>
  return (
    <>
      <button type="button" className="picture-thumb" title="Увеличи" onClick={() => setOpen(true)}>
        <img src={address} alt={says} onError={() => setDamaged(true)} />
      </button>
      {warning}
      {isOpen && (
        <Dialog open size="xl" title={name} onClose={() => setOpen(false)}>
          <PictureViewer name={name} address={address} warning={warning} unshown={unshown} />
        </Dialog>
      )}
    </>
  )
}
