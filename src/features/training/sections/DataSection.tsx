import { useState } from 'react'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconReset } from '../../../widgets/icons.ts'
import { useConfirm } from '../../../widgets/overlays/useConfirm.tsx'
import { useClassroom, useTraining } from '../trainingContext.ts'

export const DataSection = () => {
  const training = useTraining()
  const isShared = useClassroom() !== null
  const { confirm, confirmDialog } = useConfirm()
  const [busy, setBusy] = useState(false)
  const reset = async () => {
    const sure = await confirm({
      title: 'Нулиране на учебните данни',
      body: 'Всичко, което сте въвели в учебната среда, ще бъде изтрито и тя ще започне отначало. Това не може да се върне.',
      yes: 'Нулирай данните',
      danger: true,
    })
    if (!sure) return
    setBusy(true)
    await training.resetDatabase()
  }
  return (
    <>
      <p>
        Всички хора, фирми, документи и номера тук са измислени. ЕГН и ЕИК минават проверката на контролната цифра, но
        не са на никого; по записите стои знак „измислен“.
      </p>
      <ul>
        {isShared ? (
          <li>Данните са общи за групата и се пазят на учебния сървър, докато обучаващият го остави.</li>
        ) : (
          <>
            <li>Данните се пазят само в този браузър и не се изпращат никъде.</li>
            <li>
              Остават без срок, докато ги нулирате или изчистите данните на сайта в браузъра. В частен прозорец изчезват
              с него.
            </li>
          </>
        )}
        <li>
          Не въвеждайте истински лични данни: учебната среда не пази тайни и всеки може да влезе в нея като всеки.
        </li>
      </ul>
      {!isShared && (
        <Button icon={IconReset} busy={busy} onClick={reset}>
          Нулирай данните
        </Button>
      )}
      {confirmDialog}
    </>
  )
}
