import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo } from 'react'
import { handOver } from '../../contract/handOver.ts'
import { rolesOfKeys } from '../../contract/roles.ts'
import type { UserRecord } from '../../contract/shapes/people.ts'
import { refusalOf } from '../../rules/ruleResult.ts'
import { mayDeactivate } from '../../rules/users/userRules.ts'
import { pluralise } from '../../rules/words/pluralise.ts'
import { MutationOutcomeBanner } from '../../screen-kit/saving/MutationOutcomeBanner.tsx'
import { useMutation } from '../../screen-kit/saving/useMutation.ts'
import { mayCallAtom } from '../../state/access.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { announce } from '../../widgets/focus/announce.ts'
import { IconHide, IconView } from '../../widgets/icons.ts'
import { Dialog } from '../../widgets/overlays/Dialog.tsx'
import { Banner } from '../../widgets/page/Banner.tsx'
import { draftOf, savedUser, type UserDraft } from './userDraft.ts'
import { isSelfAtom, openTaskCountAtom, otherAdministratorsAtom, userChangedAtom } from './userState.ts'

const labels = { check: 'Изчакайте малко и опитайте отново: нищо няма да се направи два пъти.' }

const useActivation = (user: UserRecord, onDone: () => void) => {
  const notifyChanged = useSetAtom(userChangedAtom)
  const done = ({ isActive }: UserDraft) => {
    announce(isActive ? 'Потребителят е активиран.' : 'Потребителят е деактивиран.')
    onDone()
  }
  const { busy, state, write } = useMutation<UserDraft>(done, () => void notifyChanged())
  const was = draftOf(user)
  return { busy, state, run: () => write(savedUser({ was, mine: { ...was, isActive: !user.isActive } })) }
}

type Props = { user: UserRecord; onDeactivate: () => void }

export const Activation = ({ user, onDeactivate }: Props) => {
  const isSelf = useAtomValue(isSelfAtom)(user)
  const others = useAtomValue(useMemo(() => otherAdministratorsAtom(user.id), [user.id]))
  const { busy, run } = useActivation(user, () => undefined)
  if (!user.isActive)
    return (
      <Button icon={IconView} busy={busy} onClick={run}>
        Активирай
      </Button>
    )
  const refusal = refusalOf(mayDeactivate({ isSelf, roles: rolesOfKeys(user.roles), others }))
  return (
    <Button icon={IconHide} {...(refusal && { refusal })} onClick={onDeactivate}>
      Деактивирай
    </Button>
  )
}

type DialogProps = { user: UserRecord; onHandOver: () => void; onClose: () => void }

export const DeactivationDialog = ({ user, onHandOver, onClose }: DialogProps) => {
  const count = useAtomValue(useMemo(() => openTaskCountAtom(user.personId), [user.personId])) ?? 0
  const { busy, state, run } = useActivation(user, onClose)
  const mayHandOver = useAtomValue(mayCallAtom)(handOver.handOverWork)
  return (
    <Dialog
      open
      persistent
      size="s"
      busy={busy}
      title={`Деактивиране на ${user.fullName || user.userName}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} data-autofocus="">
            Откажи
          </Button>
          <Button kind="primary" busy={busy} onClick={run}>
            Деактивирай
          </Button>
        </>
      }
    >
      <MutationOutcomeBanner state={state} {...labels} />
      <p className="mt-0 mb-3">
        Няма да може да влиза в системата и няма да се предлага за нови документи и задачи. Направеното досега остава.
      </p>
      {count > 0 && (
        <Banner kind="warning" action={mayHandOver && <Button onClick={onHandOver}>Предай работата първо</Button>}>
          {count === 1 ? 'Остава' : 'Остават'} {pluralise(count, 'openTask')}. Докато не {count === 1 ? 'я' : 'ги'}{' '}
          поеме друг, служителят остава в структурата.
        </Banner>
      )}
    </Dialog>
  )
}
