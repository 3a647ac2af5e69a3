import { CodeBlock } from '@/ui/code-block'
import { Section } from '@/ui/section'
import styles from './plan.module.css'

const representations = `{
  "representations": [
    {
      "__typename": "Product",
      "id": "p-81",
      "weightGrams": 420
    }
  ]
}`

/** The executed plan as a tree, and the input of its last step. */
export function Plan() {
  return (
    <Section
      eyebrow="Advanced request tracing"
      heading="The trace shows which fetch waited. The plan shows why."
      lead="The response lists every fetch of the executed plan with its kind, input, output, and timing. The input of the last fetch here shows why it waited."
      leadBeside
    >
      <div className="grid grid-cols-1 items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className={styles.tree}>
          <p className={styles.kind}>Sequence</p>
          <ol className={styles.branch}>
            <li className={styles.node}>
              <Fetch kind="Single" subgraph="orders" text="order, its lines, keys of their products" />
            </li>
            <li>
              <p className={styles.kind}>Parallel</p>
              <ol className={styles.branch}>
                <li className={styles.node}>
                  <Fetch
                    kind="BatchEntity"
                    subgraph="catalog"
                    text="name, and weightGrams for a later fetch"
                  />
                </li>
                <li className={styles.node}>
                  <Fetch kind="BatchEntity" subgraph="reviews" text="rating" />
                </li>
              </ol>
            </li>
            <li className={styles.node} data-late>
              <Fetch
                kind="BatchEntity"
                subgraph="shipping"
                text="shippingClass, which requires weightGrams"
              />
            </li>
          </ol>
        </div>
        <CodeBlock
          filename="input of the shipping fetch"
          language="json"
          code={representations}
          highlight="6"
          caption="The client did not select the weight. The field shippingClass requires it."
        />
      </div>
    </Section>
  )
}

function Fetch({ kind, subgraph, text }: { kind: string; subgraph: string; text: string }) {
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold">{subgraph}</span>
        <span className="font-mono text-xs text-muted">{kind}</span>
      </p>
      <p className="text-sm text-muted">{text}</p>
    </>
  )
}
