/** Configuration of the MCP Gateway, and of a client. */
export const samples = [
  {
    filename: 'Start',
    language: 'yaml',
    code: `# config.yaml of the router
version: "1"

storage_providers:
  file_system:
    - id: tools
      path: operations # every .graphql file below it is a tool

mcp:
  enabled: true
  graph_name: rail
  exclude_mutations: true
  server:
    listen_addr: 0.0.0.0:5025
  storage:
    provider_id: tools`,
  },
  {
    filename: 'With OAuth',
    language: 'yaml',
    code: `# config.yaml of the router
version: "1"

storage_providers:
  file_system:
    - id: tools
      path: operations

mcp:
  enabled: true
  graph_name: rail
  server:
    listen_addr: 0.0.0.0:5025
    base_url: https://mcp.octave.example # as clients see it
  storage:
    provider_id: tools
  oauth:
    enabled: true
    authorization_server_urls: ["https://id.octave.example"]
    scopes:
      initialize: ["timetable:read"] # needed to connect at all
    jwks:
      - url: https://id.octave.example/.well-known/jwks.json
        audiences: ["https://mcp.octave.example"]`,
  },
  {
    filename: 'Client',
    language: 'json',
    code: `{
  "mcpServers": {
    "rail": {
      "url": "https://mcp.octave.example/mcp"
    }
  }
}`,
  },
]
