import { useRef } from 'react'
import { acceptedFiles } from '../../../rules/files/fileRules.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconUpload } from '../../../widgets/icons.ts'

type Props = { onTake: (files: readonly File[]) => void }

/** Chooses the files with the keyboard, or where no files can be dropped. */
export const FromFilesButton = ({ onTake }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        className="tool"
        title="Нови документи от файлове"
        icon={IconUpload}
        onClick={() => input.current?.click()}
      >
        От файлове
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={acceptedFiles}
        onChange={({ target }) => {
          onTake([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </>
  )
}
