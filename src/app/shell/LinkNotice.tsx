import { useAtomValue } from 'jotai'
import { isByLinkAtom } from '../../state/linkEntry.ts'
import { userAtom } from '../../state/session.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { IconLogOut } from '../../widgets/icons.ts'
import { Banner } from '../../widgets/page/Banner.tsx'
import { useLogOut } from './useLogOut.tsx'

export const LinkNotice = () => {
  const user = useAtomValue(userAtom)
  const byLink = useAtomValue(isByLinkAtom)
  const { leave, confirmation: confirmationDialog } = useLogOut()
  if (!byLink || !user) return null
  return (
    <>
      <Banner
        kind="warning"
        title={`Влязохте чрез връзка като ${user.person.fullName}`}
        action={
          <Button icon={IconLogOut} onClick={leave}>
            Изход от тази сесия
          </Button>
        }
      >
        Ако това не сте Вие, излезте: иначе всичко, което направите, ще е от чуждо име.
      </Banner>
      {confirmationDialog}
    </>
  )
}
