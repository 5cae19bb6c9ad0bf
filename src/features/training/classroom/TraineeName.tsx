import { useState } from 'react'
import { LONGEST_NAME } from '../../../contract/training/classroom.ts'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { keepTraineeName, keepTrainerName, traineeName, trainerName } from './traineeName.ts'

type Props = { label: string; hint: string; error?: string | undefined }

/** Renders the field for the trainee's real name, because the accounts belong to fictitious people. */
export const TraineeName = ({ label, hint, error }: Props) => {
  const [name, setName] = useState(traineeName)
  return (
    <TextField
      label={label}
      hint={hint}
      error={name.trim() === '' ? error : undefined}
      value={name}
      maxLength={LONGEST_NAME}
      autoComplete="name"
      onChange={(text) => {
        setName(text)
        keepTraineeName(text)
      }}
    />
  )
}

export const TrainerName = () => {
  const [name, setName] = useState(trainerName)
  return (
    <TextField
      label="Име на обучаващия"
      hint="Стои на листа с резултати."
      value={name}
      maxLength={LONGEST_NAME}
      autoComplete="name"
      onChange={(text) => {
        setName(text)
        keepTrainerName(text)
      }}
    />
  )
}
