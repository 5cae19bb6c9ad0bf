import { useId, useState } from 'react'
import { Button } from '../../widgets/buttons/Button.tsx'
import { TextField } from '../../widgets/fields/TextField.tsx'
import { Dialog } from '../../widgets/overlays/Dialog.tsx'
import { longestViewName, tidyName, viewNameProblem } from './viewName.ts'

type Props = {
  title: string
  hint?: string
  name?: string
  taken: readonly string[]
  onName: (name: string) => void
  onClose: () => void
}

export const ViewNameDialog = ({ title, hint, name = '', taken, onName, onClose }: Props) => {
  const [typed, setTyped] = useState(name)
  const [tried, setTried] = useState(false)
  const id = useId()
  const problem = viewNameProblem(typed, taken)
  const done = () => {
    setTried(true)
    if (problem === undefined) onName(tidyName(typed))
    else document.getElementById(id)?.focus()
  }
  return (
    <Dialog
      open
      title={title}
      size="s"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Откажи</Button>
          <Button kind="primary" onClick={done}>
            Запази
          </Button>
        </>
      }
    >
      <TextField
        id={id}
        label="Име на изгледа"
        required
        hint={hint}
        value={typed}
        maxLength={longestViewName}
        onChange={setTyped}
        onEnter={done}
        error={tried ? problem : undefined}
      />
    </Dialog>
  )
}
