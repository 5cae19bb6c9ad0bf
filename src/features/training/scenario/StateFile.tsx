import { useEffect, useState } from 'react'
import { screenHref } from '../../../basePath.ts'
import { formatDateYear } from '../../../dates/civilDate.ts'
import { today } from '../../../dates/clock.ts'
import { pluralise } from '../../../rules/words/pluralise.ts'
import { mayLeave, releaseGuards } from '../../../screen-kit/leaveGuard.ts'
import { saveFile } from '../../../transport/download.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { FileDrop } from '../../../widgets/files/FileDrop.tsx'
import { IconDownload } from '../../../widgets/icons.ts'
import { useConfirm } from '../../../widgets/overlays/useConfirm.tsx'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { useTraining } from '../trainingContext.ts'
import { useTrainingAction } from '../useTrainingAction.ts'
import { keepLoaded, loadedState, removeLoaded } from './loadedState.ts'

/** Renders a note about the imported file after the reload, until the user closes it. */
const Loaded = () => {
  const training = useTraining()
  const [name, setName] = useState(loadedState)
  const [steps, setSteps] = useState<number | null>(null)
  useEffect(() => {
    if (name !== null) void training.doneSteps().then((done) => setSteps(done.length))
  }, [training, name])
  if (name === null || steps === null) return null
  const close = () => {
    removeLoaded()
    setName(null)
  }
  return (
    <Banner kind="success" title="Състоянието е заредено" action={<Button onClick={close}>Добре</Button>}>
      От файла „{name}“: {pluralise(steps, ['записано действие', 'записани действия'])}. Денят е{' '}
      {formatDateYear(today())}
    </Banner>
  )
}

export const StateFile = () => {
  const training = useTraining()
  const { busy, problem, run } = useTrainingAction()
  const { confirm, confirmDialog } = useConfirm()
  const exported = async () => saveFile(new File([await training.exportState()], `Учебно състояние ${today()}.json`))
  const take = async (file: File | undefined) => {
    if (!file) return
    const sure = await confirm({
      title: 'Зареждане на състояние',
      body: `Файлът „${file.name}“ заема мястото на сегашните учебни данни: всичко, което сте въвели досега, ще бъде изтрито. Ако Ви е нужно, първо изнесете състоянието.`,
      yes: 'Зареди състоянието',
      danger: true,
    })
    if (!sure || !(await mayLeave())) return
    await run('in', async () => {
      releaseGuards()
      keepLoaded(file.name)
      // The start page is opened, because the open record may not exist in the imported database.
      try {
        await training.importState(file, screenHref('/'))
      } catch (refused) {
        removeLoaded()
        throw refused
      }
    })
  }
  return (
    <section className="practice-part" aria-labelledby="practice-state">
      <h3 id="practice-state">Състояние на обучаем</h3>
      <p className="muted">Всичко направено в този браузър, с прикачените файлове, като един файл.</p>
      <Loaded />
      {problem && <Banner kind="error">{problem}</Banner>}
      <div>
        <Button icon={IconDownload} busy={busy === 'out'} onClick={() => run('out', exported)}>
          Изнеси състоянието
        </Button>
      </div>
      <FileDrop
        label="Файл със състояние, който да заеме мястото на сегашното"
        accept=".json,application/json"
        multiple={false}
        onFiles={([file]) => take(file)}
      />
      {confirmDialog}
    </section>
  )
}
