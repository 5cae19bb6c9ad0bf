import { useState } from 'react'
import { Button } from '../../widgets/buttons/Button.tsx'
import { IconManyDocuments } from '../../widgets/icons.ts'
import { DialogPart } from '../../widgets/overlays/DialogPart.tsx'
import { lazyPart } from '../../widgets/page/lazyPart.tsx'
import type { Attaching } from '../../widgets/reading/inside.ts'

const PagesDialog = lazyPart(() => import('./PagesDialog.tsx'))

type Props = { file: Blob; name: string; attaching: Attaching | undefined; className?: string }

/** A button that opens the pages of the file; absent if there is no record to attach the new files to. */
export const PagesButton = ({ file, name, attaching, className }: Props) => {
  const [opened, setOpened] = useState<File>()
  if (!attaching) return null
  const close = () => setOpened(undefined)
  return (
    <>
      <Button
        small
        icon={IconManyDocuments}
        className={className}
        {...(attaching.refusal && { refusal: attaching.refusal })}
        onClick={() => setOpened(new File([file], name, { type: file.type }))}
      >
        Страници…<span className="visually-hidden"> на {name}</span>
      </Button>
      {opened && (
        <DialogPart name="Страници" onClose={close}>
          <PagesDialog file={opened} attaching={attaching} onClose={close} />
        </DialogPart>
      )}
    </>
  )
}
