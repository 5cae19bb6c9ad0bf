import { useAtomValue } from 'jotai'
import { type RefObject, useState } from 'react'
import { useLocation } from 'wouter'
import { type DocumentModule, documentModule } from '../../routes/to.ts'
import { personalNumberIn } from '../../rules/identifiers/identifiers.ts'
import { personalNumberInAddress } from '../../screen-kit/list/addressField.ts'
import { userAtom } from '../../state/session.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { IconButton } from '../../widgets/buttons/IconButton.tsx'
import { SearchBox } from '../../widgets/fields/SearchBox.tsx'
import { IconSearch } from '../../widgets/icons.ts'
import { Dialog } from '../../widgets/overlays/Dialog.tsx'
import { searchFilter } from './searchFilter.ts'

const label = 'Търсене на документи'
const placeholder = 'Номер или относно…'

type Props = {
  /** Where the found documents are listed. */
  module: DocumentModule
  inputRef: RefObject<HTMLInputElement | null>
  kbd: string | undefined
  /** Where the header has no room, the box stands in a dialog. */
  dialogOpen: boolean
  onDialog: (open: boolean) => void
}

/** Search from anywhere: to the documents list, in all departments, by number or by subject; an ЕГН finds its person. */
export const HeaderSearch = ({ module, inputRef, kbd, dialogOpen, onDialog }: Props) => {
  const [, navigate] = useLocation()
  const userName = useAtomValue(userAtom)?.userName ?? ''
  const [text, setText] = useState('')
  const search = () => {
    const filter = searchFilter(text)
    if (!filter) return
    const person = personalNumberIn(text)
    const at = documentModule(module)
    setText('')
    onDialog(false)
    navigate(
      person ? at.correspondents({ personal: personalNumberInAddress.write(person, userName) }) : at.documents(filter),
    )
  }
  const box = { label, placeholder, text, onText: setText, onEnter: search }
  return (
    <search className="header-search">
      <SearchBox {...box} inputRef={inputRef} kbd={kbd} />
      <IconButton icon={IconSearch} label={label} className="search-opener" onClick={() => onDialog(true)} />
      <Dialog
        open={dialogOpen}
        title={label}
        size="s"
        onClose={() => onDialog(false)}
        footer={
          <Button kind="primary" icon={IconSearch} onClick={search}>
            Търси
          </Button>
        }
      >
        <SearchBox {...box} />
      </Dialog>
    </search>
  )
}
