import { listed } from '../../../rules/count.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { Banner } from '../../../widgets/page/Banner.tsx'

type Props = { changed: readonly string[]; busy: boolean; onOverwrite: () => void; onReload: () => void }

/** Somebody else saved this correspondent meanwhile: what they changed, and whose version stays. */
export const ChangedMeanwhile = ({ changed, busy, onOverwrite, onReload }: Props) => {
  if (changed.length === 0) return null
  return (
    <div role="alert">
      <Banner
        kind="warning"
        title="Междувременно друг служител промени кореспондента"
        action={
          <div className="cluster">
            <Button onClick={onReload}>Зареди новите данни</Button>
            <Button kind="danger" busy={busy} onClick={onOverwrite}>
              Запази моите данни
            </Button>
          </div>
        }
      >
        Променено е: {listed(changed)}. Нищо не е записано. Ако запазите Вашите данни, те ще заменят новите.
      </Banner>
    </div>
  )
}
