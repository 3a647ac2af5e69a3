/** The clients beside each other where there is room, each with its operations. */
export const operationsGrid =
  'flex flex-wrap gap-px border-t border-line-strong bg-line *:flex *:min-w-0 *:grow *:basis-68 *:flex-col *:bg-ground'

/** Names the pane of the proposed schema. */
export const proposedName = (
  <>
    <span className="font-mono text-text">catalog.graphql</span>
    <span>proposed</span>
  </>
)
