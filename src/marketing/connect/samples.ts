import { cli } from '@/config/brand'

/** From a schema to a published gRPC subgraph. */
export const samples = [
  {
    filename: '1 Generate',
    language: 'bash',
    code: `${cli} grpc-service generate AccountService \\
  --input account.graphql --output ./generated \\
  --package-name account.v1

# generated/service.proto             the contract
# generated/mapping.json              for the router
# generated/service.proto.lock.json   commit it`,
  },
  {
    filename: '2 Implement',
    language: 'go',
    code: `// Called once for all accounts of a query, with their keys in a list.
func (s *server) LookupAccountById(
	ctx context.Context, req *accountv1.LookupAccountByIdRequest,
) (*accountv1.LookupAccountByIdResponse, error) {
	ids := make([]string, len(req.GetKeys()))
	for i, key := range req.GetKeys() {
		ids[i] = key.GetId()
	}

	rows, err := s.store.AccountsByID(ctx, ids) // one statement
	if err != nil {
		return nil, status.Error(codes.Unavailable, "accounts unavailable")
	}

	res := &accountv1.LookupAccountByIdResponse{}
	for _, id := range ids { // in the order of the keys
		res.Result = append(res.Result, toProto(id, rows[id]))
	}
	return res, nil
}`,
  },
  {
    filename: '3 Publish',
    language: 'bash',
    code: `# The same check as for any subgraph:
# composition, breaking changes, client traffic.
${cli} subgraph check accounts --schema account.graphql

${cli} grpc-service publish accounts \\
  --schema account.graphql --generated ./generated \\
  --routing-url dns:///accounts.internal:50051 \\
  --label team=ledger`,
  },
]
