/** Pages shown in frames and popups: no chrome. Named, because the page around the frame has a main part of its own. */
export default function BareLayout({ children }: LayoutProps<'/'>) {
  return (
    <main id="content" tabIndex={-1} aria-label="Form">
      {children}
    </main>
  )
}
