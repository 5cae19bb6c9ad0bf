// An ASP.NET Core backend for tests, with the HTTP, CORS, tokens, SignalR and JSON of the framework. It gets the response
// to each call from the mock backend (--upstream) and writes it by System.Text.Json in one of several formats.
using System.Collections.Concurrent;
using System.Globalization;
using System.Text;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.RegularExpressions;
using Microsoft.AspNetCore.Http.Connections;
using Microsoft.AspNetCore.SignalR;

var builder = WebApplication.CreateBuilder(args);
builder.Logging.SetMinimumLevel(LogLevel.Warning);
var settings = builder.Configuration;
var upstream = new Dictionary<int, string>
{
    [settings.GetValue<int>("registerPort")] = settings["upstreamRegister"]!,
    [settings.GetValue<int>("shrederPort")] = settings["upstreamShreder"]!,
};
builder.WebHost.UseUrls(upstream.Keys.Select(port => $"http://127.0.0.1:{port}").ToArray());
builder.WebHost.ConfigureKestrel(server => server.Limits.MaxRequestBodySize = 60 * 1024 * 1024);
builder.Services.AddSignalR(hub => hub.KeepAliveInterval = TimeSpan.FromSeconds(5));
builder.Services.AddSingleton<IUserIdProvider, ByUser>();
builder.Services.AddCors(cors => cors.AddDefaultPolicy(policy => policy
    .WithOrigins(settings["origin"]!)
    .WithMethods("GET", "POST", "PUT", "DELETE")
    .WithHeaders("authorization", "content-type", "idempotency-key", "x-requested-with", "x-signalr-user-agent")
    .WithExposedHeaders("content-disposition", "retry-after")
    .SetPreflightMaxAge(TimeSpan.FromHours(2))));
var app = builder.Build();
var client = new HttpClient(new HttpClientHandler { AllowAutoRedirect = false });

app.UseCors();
app.UseWebSockets();

// Settings that a test changes while the server runs.
app.MapPost("/test/dialect", (string name) => { Dialect.Name = name; return Results.NoContent(); });
app.MapPost("/test/end-tokens", () => { Tokens.Known.Clear(); return Results.NoContent(); });
app.MapPost("/test/end-tokens-at", (string call) => { Tokens.EndAt = call; return Results.NoContent(); });
app.MapPost("/test/slow-handshake", (int milliseconds) => { Notifications.Delay = milliseconds; return Results.NoContent(); });
app.MapPost("/test/close-hub", () =>
{
    foreach (var one in Notifications.Here.Values) one.Abort();
    return Results.NoContent();
});
app.MapGet("/test/hub", () => Results.Json(Notifications.Here.Values.Select(one =>
    one.Features.Get<Microsoft.AspNetCore.Http.Connections.Features.IHttpTransportFeature>()?.TransportType.ToString())));
app.MapPost("/test/push", async (string name, string? user, JsonObject told, IHubContext<Notifications> hub) =>
{
    await (user is null ? hub.Clients.All : hub.Clients.User(user)).SendAsync(name, told);
    return Results.NoContent();
});

app.Use(async (context, next) =>
{
    if (!context.Request.Path.StartsWithSegments("/hubs")) { await next(); return; }
    if (context.Request.Path.Value!.EndsWith("/negotiate")) await Task.Delay(Notifications.Delay);
    if (Tokens.Of(context) is null) { context.Response.StatusCode = 401; return; }
    await next();
});
app.MapHub<Notifications>("/hubs/notifications", hub =>
{
    if (settings["transports"] is { Length: > 0 } named) hub.Transports = Enum.Parse<HttpTransportType>(named);
});

app.MapFallback("/api/{**rest}", async (HttpContext context) =>
{
    var (request, response) = (context.Request, context.Response);
    var isLogIn = request.Path.Value!.EndsWith("/Login", StringComparison.OrdinalIgnoreCase);
    if (Tokens.EndAt is { } at && request.Path.Value.EndsWith(at)) { Tokens.EndAt = null; Tokens.Known.Clear(); }
    var token = Tokens.Of(context);
    if (!isLogIn && token is null) { response.StatusCode = 401; return; }

    using var message = new HttpRequestMessage(new(request.Method), upstream[context.Connection.LocalPort] + request.Path + request.QueryString);
    if (request.Method != "GET")
    {
        message.Content = new StreamContent(request.Body);
        if (request.ContentType is { } type) message.Content.Headers.TryAddWithoutValidation("Content-Type", type);
        if (request.ContentLength is { } length) message.Content.Headers.ContentLength = length;
    }
    if (token is not null) message.Headers.TryAddWithoutValidation("Authorization", $"Bearer {token}");
    if (request.Headers["Idempotency-Key"] is { Count: > 0 } key) message.Headers.TryAddWithoutValidation("Idempotency-Key", key.ToString());
    using var answer = await client.SendAsync(message, context.RequestAborted);

    response.StatusCode = (int)answer.StatusCode;
    if (answer.Content.Headers.ContentType?.MediaType != "application/json")
    {
        response.ContentType = answer.Content.Headers.ContentType?.ToString();
        foreach (var value in answer.Content.Headers.ContentDisposition is { } name ? [name.ToString()] : Array.Empty<string>())
            response.Headers.ContentDisposition = value;
        await answer.Content.CopyToAsync(response.Body);
        return;
    }
    var body = JsonNode.Parse(await answer.Content.ReadAsStringAsync());
    if (isLogIn && body?["resultData"] is JsonObject { } made && made["token"] is { } theirs)
        made["token"] = Tokens.Issue((string)theirs!);
    await response.WriteAsJsonAsync(Dialect.Of(body), Dialect.Options);
});

app.MapGet("/", () => "An interop test server");
app.Lifetime.ApplicationStarted.Register(() => Console.WriteLine("listening"));
app.Run();

/// <summary>Maps each token of this server to a token of the mock backend, until it is revoked.</summary>
static class Tokens
{
    public static readonly ConcurrentDictionary<string, string> Known = new();
    public static string? EndAt;

    /// <summary>Returns a token in three parts, as .NET issues it. The token of the mock backend stays in this server.</summary>
    public static string Issue(string theirs)
    {
        static string Part(string text) => Convert.ToBase64String(Encoding.UTF8.GetBytes(text)).TrimEnd('=').Replace('+', '-').Replace('/', '_');
        var until = DateTimeOffset.UtcNow.AddHours(8).ToUnixTimeSeconds();
        var own = $"{Part("{\"alg\":\"HS256\",\"typ\":\"JWT\"}")}.{Part($"{{\"exp\":{until}}}")}.{Guid.NewGuid():N}";
        Known[own] = theirs;
        return own;
    }

    public static string? Of(HttpContext context)
    {
        var header = context.Request.Headers.Authorization.ToString();
        var own = header.StartsWith("Bearer ") ? header[7..] : context.Request.Query["access_token"].ToString();
        return Known.GetValueOrDefault(own);
    }
}

/// <summary>Identifies the user of a connection by the token of the mock backend.</summary>
sealed class ByUser : IUserIdProvider
{
    public string? GetUserId(HubConnectionContext connection) =>
        connection.GetHttpContext() is { } context ? Tokens.Of(context)?.Split('.')[2] : null;
}

sealed class Notifications : Hub
{
    public static readonly ConcurrentDictionary<string, HubCallerContext> Here = new();
    public static int Delay;

    public override Task OnConnectedAsync() { Here[Context.ConnectionId] = Context; return base.OnConnectedAsync(); }
    public override Task OnDisconnectedAsync(Exception? problem) { Here.TryRemove(Context.ConnectionId, out _); return base.OnDisconnectedAsync(problem); }
}

/// <summary>The formats in which .NET may write the same response.</summary>
static partial class Dialect
{
    public static string Name = "camel";
    public static readonly JsonSerializerOptions Options = new(JsonSerializerDefaults.Web) { Encoder = JavaScriptEncoder.Default };
    static readonly TimeZoneInfo Sofia = TimeZoneInfo.FindSystemTimeZoneById("Europe/Sofia");

    public static JsonNode? Of(JsonNode? body) => Name switch
    {
        "nulls-left-out" => Capital(Each(body, name => name, value => value, true)),
        "pascal" => Each(body, Pascal, value => value, false),
        "bare" => body is JsonObject whole && whole.ContainsKey("resultData") && (int?)whole["type"] == 1 ? whole["resultData"]?.DeepClone() : body,
        "unspecified" => Each(body, name => name, Unspecified, false),
        "texts" => Each(body, name => name, value => value.GetValueKind() == JsonValueKind.Number ? JsonValue.Create(value.ToJsonString()) : value, false, "type"),
        _ => body,
    };

    static string Pascal(string name) => name.Length == 0 ? name : char.ToUpperInvariant(name[0]) + name[1..];

    /// <summary>Writes the names of the envelope in PascalCase, as a typed envelope without a naming policy does.</summary>
    static JsonNode? Capital(JsonNode? body) =>
        body is JsonObject whole ? new JsonObject(whole.Select(one => KeyValuePair.Create(Pascal(one.Key), one.Value?.DeepClone()))) : body;

    [GeneratedRegex(@"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$")]
    private static partial Regex Moment();

    /// <summary>Writes a local DateTime of unspecified kind: without a zone, with seven decimals.</summary>
    static JsonNode Unspecified(JsonNode value) =>
        value.GetValueKind() == JsonValueKind.String && Moment().IsMatch((string)value!)
            ? JsonValue.Create(DateTime.SpecifyKind(TimeZoneInfo.ConvertTimeFromUtc(DateTime.Parse((string)value!, CultureInfo.InvariantCulture, DateTimeStyles.AdjustToUniversal), Sofia), DateTimeKind.Unspecified))
            : value;

    static JsonNode? Each(JsonNode? node, Func<string, string> named, Func<JsonNode, JsonNode> valued, bool dropsNull, string? except = null)
    {
        switch (node)
        {
            case JsonObject fields:
                var made = new JsonObject();
                foreach (var (name, value) in fields)
                    if (value is not null || !dropsNull)
                        made[named(name)] = name == except ? value?.DeepClone() : Each(value, named, valued, dropsNull, except);
                return made;
            case JsonArray list:
                return new JsonArray(list.Select(one => Each(one, named, valued, dropsNull, except)).ToArray());
            default:
                return node is null ? null : valued(node.DeepClone());
        }
    }
}
