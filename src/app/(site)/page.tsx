export default function HomePage() {
  return (
    <main>
      <h1>Perigee</h1>
    </main>
  )
}
