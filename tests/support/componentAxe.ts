import axe from 'axe-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** What axe finds in what is drawn, a sentence each. happy-dom knows no colours and no sizes, so those rules are left to the journeys. */
export const axeFinds = async (place: Element = document.body): Promise<string[]> => {
  const { violations } = await axe.run(place, {
    runOnly: { type: 'tag', values: tags },
    rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
