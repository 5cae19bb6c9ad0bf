import { today } from '../../../dates/clock.ts'
import { mayLeave, releaseGuards } from '../../../screen-kit/leaveGuard.ts'
import { saveFile } from '../../../transport/download.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { FileDrop } from '../../../widgets/files/FileDrop.tsx'
import { IconDownload } from '../../../widgets/icons.ts'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { usePractice } from '../practiceContext.ts'
import { useDeed } from '../useDeed.ts'

/** The state of one trainee as one file: all that was done, with its attached files. */
export const StateFile = () => {
  const practice = usePractice()
  const { busy, problem, run } = useDeed()
  const exported = async () => saveFile(new File([await practice.exportState()], `Учебно състояние ${today()}.json`))
  const take = async (file: File | undefined) => {
    if (!file || !(await mayLeave())) return
    await run('in', async () => {
      releaseGuards()
      await practice.importState(file)
    })
  }
  return (
    <section className="practice-part" aria-labelledby="practice-state">
      <h3 id="practice-state">Състояние на обучаем</h3>
      <p className="muted">Всичко направено в този браузър, с прикачените файлове, като един файл.</p>
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
    </section>
  )
}
